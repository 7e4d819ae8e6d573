import ConformCommand
import FailingFades
import UnrulySubjects

WorkerDeed.asked?.happen()
Conform.main(
  subjects:
    Misdeed.allCases.map(\.subject) + [OddScreen.subject, LoudCard.subject]
    + LateCompletion.allCases.map(\.subject)
    + FailingFade.Mistake.allCases.map(\.subject) + Carelessness.allCases.map(\.subject))
