import GoodTransitions
import TransitionCertification

extension GoodSubjects {
  /// Segues that fingers pull, and those that share a navigation with the app's delegate.
  static let segues: [ListedSubject] = [
    pulledSegue, pulledPushSegue, standInPushSegue, passingPushSegue, recedingSegue,
  ]

  private static let pulledSegue = ListedSubject(
    .segue(
      "good/pulled-segue",
      unwind: { PulledUnwindSegue(identifier: $0, source: $1, destination: $2) },
      dismissedBy: .drag(.down)
    ) { PulledSegue(identifier: $0, source: $1, destination: $2) }
    .performed(by: .drag(.up)) { PulledSegue.watch($0, perform: $1) },
    "a segue whose screen a finger pulls in, and another one pulls away", role: .good)

  private static let pulledPushSegue = ListedSubject(
    .segue("good/pulled-push-segue", route: .push, dismissedBy: .drag(.right)) {
      PulledPushSegue(identifier: $0, source: $1, destination: $2)
    },
    "a segue pushes a screen that a finger pulls away", role: .good)

  private static let standInPushSegue = ListedSubject(
    .segue("good/stand-in-push-segue", route: .push) {
      StandInPushSegue(identifier: $0, source: $1, destination: $2)
    },
    "a segue pushes, and gives the place of the app's delegate back", role: .good)

  private static let passingPushSegue = ListedSubject(
    .segue("good/passing-push-segue", route: .push) {
      PassingPushSegue(identifier: $0, source: $1, destination: $2)
    },
    "a segue pushes, and passes on to the app's delegate what it hears in its place", role: .good)

  private static let recedingSegue = ListedSubject(
    .segue(
      "good/receding-segue", contract: SubjectContract(restingLook: [.alpha, .inert])
    ) { RecedingSegue(identifier: $0, source: $1, destination: $2) }
    .presented(as: [.custom]),
    "a segue whose source is out of reach while its destination is there", role: .good)
}
