"""The rules of CIA in our own words, for somebody who has never played, in the order one reads them."""

from games.cia.help_cards import CARDS
from games.cia.help_dossier import DOSSIER
from games.cia.help_secret import SECRET
from games.cia.help_tablet import TABLET
from games.cia.help_turns import TURNS
from games.help import Section

HELP: tuple[Section, ...] = (*TURNS, *SECRET, *CARDS, *DOSSIER, *TABLET)
