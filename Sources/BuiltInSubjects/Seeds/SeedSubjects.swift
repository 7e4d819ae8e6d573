import SeedTransitions
import TransitionCertification
import TransitionParts

/// The transitions of the articles that the project began with.
enum SeedSubjects {
  static let all: [ListedSubject] =
    [fade, fadeNavigation, fadeTabs] + easy + segues + [panel, properModal, properSegue]

  private static let fade = ListedSubject(
    .delegate("seed/fade") { FadeTransitioningDelegate() },
    "a screen fades in over the one that leaves the window", role: .seed)

  private static let fadeNavigation = ListedSubject(
    .navigation("seed/fade-navigation") { FadeNavigationDelegate() },
    "a pushed screen fades in, and so does the one below", role: .seed)

  private static let fadeTabs = ListedSubject(
    .tabs("seed/fade-tabs") { FadeTabBarDelegate() }, "a tab fades in", role: .seed)

  /// Its animators tell the presenter, and nobody asks for them where nothing is animated (CU-09): the article
  /// shows it with an animation alone, and it is right there alone.
  private static let properModal = ListedSubject(
    .delegate(
      "seed/proper-modal",
      contract: SubjectContract(presenter: .emulated, coversStatusBar: true)
    ) { ProperModalDelegate() }
    .presented(as: [.custom])
    .preparing(ProperModalDelegate.prepare)
    .animatingAlways(),
    "a screen comes from behind while the presenter drifts away and is told so", role: .seed)

  /// The same by a segue, and with an animation alone as well.
  private static let properSegue = ListedSubject(
    .segue(
      "seed/proper-segue", prepare: { segueDelegate.prepare(for: $0) },
      unwindAction: { ProperModalDelegate.unwind($0) },
      contract: SubjectContract(presenter: .emulated, coversStatusBar: true),
      { ProperModalSegue(identifier: $0, source: $1, destination: $2) }
    )
    .presented(as: [.custom])
    .animatingAlways(),
    "a segue whose source chooses the drift, with a way back by its unwind action", role: .seed)

  /// As an app's root controller is, it is there for all segues.
  @MainActor private static let segueDelegate = ProperModalDelegate()
}
