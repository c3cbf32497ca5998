"""Checks a finished game of this device again, and shows everybody what was checked of whom."""

from screen.app.frame import Language
from screen.app.markup import el, text
from screen.parts.findings import draw_findings, draw_head, draw_verdict, tell_verdict
from table.audit import audit
from table.dealers import Local
from table.match import Match


class Fairness:
    """The seed of the game throws every die and shuffles every deck once more."""

    def __init__(self, app: Language, match: Match) -> None:
        self.app, self.match = app, match
        assert isinstance(match.dealer, Local)
        self.findings = audit(match.game, match.log.events, match.dealer.seed)

    @property
    def title(self) -> str:
        return self.app.words("fairness.title")

    def draw(self) -> str:
        words = self.app.words
        said = tell_verdict(words, self.findings)
        return (
            draw_verdict(said, all(finding.ok for finding in self.findings))
            + draw_findings(words, self.match.names, self.findings)
            + draw_head(words, self.match.log.head)
            + el("p", text(words("fairness.device")), class_="soft")
        )

    def do(self, verb: str, with_: str, value: str) -> None:
        """Nothing to do here but read."""

