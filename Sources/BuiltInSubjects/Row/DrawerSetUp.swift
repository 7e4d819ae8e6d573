import TransitionCertification
import TransitionParts

/// How a drawer is used.
enum DrawerSetUp {
  /// A drawer with one side, which is its child while it is open.
  static func subject<Container: SideDrawer>(
    _ id: String,
    _ make: @escaping @MainActor @Sendable ([UIViewController], UIViewController) -> Container
  ) -> Subject {
    .container(
      id, sides: [.left], make: { make($0, $1[.left]) },
      select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) },
      open: { drawer, _, animated in drawer.setOpen(true, animated: animated) },
      close: { drawer, _, animated in drawer.setOpen(false, animated: animated) },
      replaceSide: { drawer, _, screen, animated in
        drawer.replaceSide(by: screen, animated: animated)
      })
  }

  /// A drawer alone: one screen, and two sides that are its children for life.
  static func menu<Container: SideDrawer>(
    _ id: String,
    _ make: @escaping @MainActor @Sendable ([UIViewController], [UIViewController]) -> Container
  ) -> Subject {
    .container(
      id, sides: [.left, .right], contract: SubjectContract(keepsSides: true),
      make: { make($0, [$1[.left], $1[.right]]) },
      replace: { $0.replace($1, by: $2, animated: $3) },
      open: { $0.setOpen(true, at: place(of: $1), animated: $2) },
      close: { $0.setOpen(false, at: place(of: $1), animated: $2) },
      replaceSide: { $0.replaceSide(at: place(of: $1), by: $2, animated: $3) })
  }

  /// A drawer alone, whose one side a finger pulls in.
  static func pulled<Container: PulledDrawer>(
    _ id: String,
    _ make: @escaping @MainActor @Sendable ([UIViewController], UIViewController) -> Container
  ) -> Subject {
    .container(
      id, sides: [.left], make: { make($0, $1[.left]) },
      open: { drawer, _, animated in drawer.setOpen(true, animated: animated) },
      close: { drawer, _, animated in drawer.setOpen(false, animated: animated) },
      openedBy: .drag(.right))
  }

  /// A container of one screen, and a menu for life whose view stays in.
  static func standing<Container: StandingMenu>(
    _ id: String,
    _ make: @escaping @MainActor @Sendable ([UIViewController], UIViewController) -> Container
  ) -> Subject {
    .container(
      id, sides: [.left], contract: SubjectContract(keepsSides: true),
      make: { make($0, $1[.left]) },
      open: { menu, _, animated in menu.setOpen(true, animated: animated) },
      close: { menu, _, animated in menu.setOpen(false, animated: animated) })
  }

  /// A container of one screen, and a drawer of which a part is always seen.
  static func peeking<Container: PeekingDrawer>(
    _ id: String,
    _ make: @escaping @MainActor @Sendable (UIViewController, UIViewController) -> Container
  ) -> Subject {
    .container(
      id, sides: [.left], contract: SubjectContract(showsSides: true),
      make: { make($0[0], $1[.left]) },
      open: { drawer, _, animated in drawer.setOpen(true, animated: animated) },
      close: { drawer, _, animated in drawer.setOpen(false, animated: animated) })
  }

  private static func place(of side: Subject.Side) -> Int { side == .left ? 0 : 1 }
}
