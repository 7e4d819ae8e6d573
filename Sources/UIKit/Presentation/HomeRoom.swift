import CoreGraphics

/// The view of an app's own in which a presenter's view is at home.
///
/// A presenter that comes back finds its place changed as much as that view has changed meanwhile, such as a shell
/// that its presentation controller lays out for a window that was turned. (Inferred.)
@MainActor struct HomeRoom {
  @ZeroingWeak private var room: UIView?
  private let size: CGSize
  /// The presenter's place, in the room's coordinates.
  private let frame: CGRect

  /// None where the place is in a window, or in a view of the system's: how those change is known.
  init?(of view: UIView) {
    guard let room = view.superview, !(room is UIWindow), !(room is PresentationContainerView),
      !(room is any HostOwned)
    else { return nil }
    size = room.bounds.size
    frame = view.frame
    self.room = room
  }

  /// Where the presenter's place is by now, in a container's coordinates; none once the room lies in no window.
  func frame(in container: UIView) -> CGRect? {
    guard let room, room.isInWindow else { return nil }
    let size = frame.size.growing(from: size, to: room.bounds.size)
    return room.convert(CGRect(origin: frame.origin, size: size), to: container)
  }
}
