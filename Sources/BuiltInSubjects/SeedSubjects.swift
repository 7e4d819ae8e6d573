import SeedTransitions
import TransitionCertification
import TransitionParts

/// The transitions of the articles that the project began with.
enum SeedSubjects {
  static let all: [BuiltInSubject] = [fade] + easy + [panel, properModal]

  private static let fade = BuiltInSubject(
    .delegate("seed/fade") { FadeTransitioningDelegate() },
    "a screen fades in over the one that leaves the window", role: .seed)

  private static let properModal = BuiltInSubject(
    .delegate(
      "seed/proper-modal",
      contract: SubjectContract(presenter: .emulated, coversStatusBar: true)
    ) { ProperModalDelegate() }
    .presented(as: [.custom])
    .preparing(ProperModalDelegate.prepare),
    "a screen comes from behind while the presenter drifts away and is told so", role: .seed)
}
