"""The rules of Spyfall in our own words, for somebody who has never played, in the order one reads them."""

from games.help import Section
from games.spyfall.help_ends import ENDS
from games.spyfall.help_round import ROUND
from games.spyfall.help_tablet import TABLET

HELP: tuple[Section, ...] = (*ROUND, *ENDS, *TABLET)
