"""The rules of CIA in our own words, for somebody who has never played, in the order one reads them."""

from games.cia.help.cards import CARDS
from games.cia.help.dossier import DOSSIER
from games.cia.help.secret import SECRET
from games.cia.help.tablet import TABLET
from games.cia.help.turns import TURNS
from games.contract.help import Section

HELP: tuple[Section, ...] = (*TURNS, *SECRET, *CARDS, *DOSSIER, *TABLET)
