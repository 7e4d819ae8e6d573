/// The way from a window's root to the controller that decides the status bar.
///
/// From the root it goes up to the uppermost of those presented above it that take the bar (SB-04, SB-05), and
/// from there down through the children that containers name, until one names nobody (SB-01). Who fills the
/// screen above a popover or a sheet takes the bar too. (Inferred from SB-04.)
public struct StatusBarRoute<Node> {
  /// Where the way turns: the controller of which nobody takes the bar.
  public let top: Node

  /// - Parameters:
  ///   - root: the window's root.
  ///   - uppermost: finds the uppermost of those presented above a controller that take the bar; none where
  ///     that one keeps it.
  @inlinable public init(from root: consuming Node, uppermost: (Node) -> Node?) {
    if let uppermost = uppermost(root) { top = uppermost } else { top = root }
  }

  /// The decider.
  ///
  /// - Parameter child: the child that a controller names.
  @inlinable public func decider(_ child: (Node) -> Node?) -> Node {
    var node = top
    while let next = child(node) { node = next }
    return node
  }
}
