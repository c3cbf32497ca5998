"""The rules of Spyfall in our own words, for somebody who has never played, in the order one reads them."""

from games.contract.help import Section
from games.spyfall.help.ends import ENDS
from games.spyfall.help.round import ROUND
from games.spyfall.help.tablet import TABLET

HELP: tuple[Section, ...] = (*ROUND, *ENDS, *TABLET)
