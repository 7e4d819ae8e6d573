import ConformCommand
import FailingFades

Conform.main(
  subjects:
    UnrulySubjects.all + [OddScreen.subject] + FailingFade.Mistake.allCases.map(\.subject))
