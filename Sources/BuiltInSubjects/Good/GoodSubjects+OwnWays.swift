import GoodTransitions
import TransitionCertification
import TransitionParts

extension GoodSubjects {
  /// Containers of an app's own that end early or late what they told, and tell of it as they please.
  static let ownWays = [
    twinMotions, hurriedSwitcher, uncoveringSwitcher, measuringSwitcher, alwaysSliding,
  ]

  private static let twinMotions = switcher(
    "twin-motions", "two animations of a switch end at once"
  ) {
    TwinMotions($0)
  }

  private static let hurriedSwitcher = switcher(
    "hurried-switcher", "a container that is covered ends its switch early for both children"
  ) { HurriedSwitcher($0) }

  private static let uncoveringSwitcher = switcher(
    "uncovering-switcher", "a child is told that it has moved while the other one fades away"
  ) { UncoveringSwitcher($0) }

  private static let measuringSwitcher = switcher(
    "measuring-switcher", "a child's view is loaded and measured before the child is added"
  ) { MeasuringSwitcher($0) }

  private static let alwaysSliding = ListedSubject(
    .container(
      "good/always-sliding", sides: [.left], make: { Drawer($0, side: $1[.left]) },
      open: { drawer, _, _ in drawer.setOpen(true, animated: true) },
      close: { drawer, _, _ in drawer.setOpen(false, animated: true) }),
    "a drawer slides whatever it is asked for, and says so", role: .good)

  private static func switcher<Container: ScreenSwitcher>(
    _ name: String, _ summary: String,
    _ make: @escaping @MainActor @Sendable ([UIViewController]) -> Container
  ) -> ListedSubject {
    ListedSubject(
      .container(
        "good/\(name)", make: make, select: { $0.show($1, animated: $2) },
        replace: { $0.replace($1, by: $2, animated: $3) }),
      summary, role: .good)
  }
}
