/// The way from a window's root to the controller that decides the status bar.
///
/// From the root it goes up through presentations that take the bar (SB-04, SB-05), and from there
/// down through the children that containers name, until one names nobody (SB-01). Who fills the screen
/// above a popover or a sheet takes the bar too. (Inferred from SB-04.)
public struct StatusBarRoute<Node> {
  /// The presented controller that takes the bar from this one; none where this one keeps it.
  public var successor: (Node) -> Node?
  /// The child that this controller names.
  public var child: (Node) -> Node?

  @inlinable public init(successor: @escaping (Node) -> Node?, child: @escaping (Node) -> Node?) {
    self.successor = successor
    self.child = child
  }

  /// The decider, seen from a root.
  @inlinable public func decider(from root: Node) -> Node {
    var node = root
    while let next = successor(node) { node = next }
    while let next = child(node) { node = next }
    return node
  }
}
