import ConformCommand
import FailingFades
import UnrulySubjects

Conform.main(
  subjects:
    Misdeed.allCases.map(\.subject) + [OddScreen.subject]
    + FailingFade.Mistake.allCases.map(\.subject))
