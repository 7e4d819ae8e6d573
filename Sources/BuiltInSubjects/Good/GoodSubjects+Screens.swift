import GoodTransitions
import TransitionCertification
import TransitionParts

extension GoodSubjects {
  /// What is presented itself, or brings screens and verbs of its own.
  static let screens: [ListedSubject] = [palingDialog]

  private static let palingDialog = ListedSubject(
    .screen("good/paling-dialog", contract: SubjectContract(restingLook: [.alpha])) {
      PalingDialog()
    },
    "a dialog presents itself, and pales its presenter from its own callbacks", role: .good)
}
