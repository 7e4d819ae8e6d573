import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Screens that present themselves, and verbs, with one fault each.
  static let screens: [ListedSubject] = [
    ListedSubject(
      .screen(
        "faulty/presenter-stays-pale", contract: SubjectContract(restingLook: [.alpha])
      ) { PresenterStaysPale() },
      "gives its presenter the colours back when nobody presents it any more",
      fault: "S12", twin: "good/paling-dialog", expects: ["geometry-identity-restored"])
  ]
}
