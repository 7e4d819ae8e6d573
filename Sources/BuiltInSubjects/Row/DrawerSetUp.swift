import TransitionCertification
import TransitionParts

/// How a drawer is used.
enum DrawerSetUp {
  /// A drawer, whose side is the last of the children that it is made with.
  static func subject<Container: SideDrawer>(
    _ id: String,
    _ make: @escaping @MainActor @Sendable ([UIViewController], UIViewController) -> Container
  ) -> Subject {
    .container(
      id, make: { make($0.dropLast(), $0[$0.count - 1]) },
      select: { $0.show($1, animated: $2) },
      replace: { drawer, index, screen, animated in
        if drawer.screens.indices.contains(index) {
          drawer.replace(index, by: screen, animated: animated)
        } else {
          drawer.replaceSide(by: screen, animated: animated)
        }
      },
      open: { $0.setOpen(true, animated: $1) }, close: { $0.setOpen(false, animated: $1) })
  }
}
