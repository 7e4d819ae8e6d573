import FaultyTransitions
import TransitionCertification
import TransitionParts

extension FaultySubjects {
  /// Faults of whose a view is.
  static let ownership: [BuiltInSubject] = [
    BuiltInSubject(
      .delegate("faulty/fade-without-presentation-controller") {
        FadeWithoutPresentationController()
      },
      "takes the presenter's view out of the window on the way back",
      fault: "F033", expects: ["ownership-presenter-not-stolen", "ownership-window-not-empty"])
  ]
}
