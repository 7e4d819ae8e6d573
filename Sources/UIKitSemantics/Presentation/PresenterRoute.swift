/// The way from the controller that is asked to present to the one that does.
///
/// Under the two styles that play in a context it leads through parents, never through presenters,
/// to the nearest controller that defines one (OC-02, OC-03), the caller itself included. Under all
/// other styles, and where nobody defines a context, it ends at the top of the containers (MC-06).
/// That a sheet without a context in it is its own top is inferred.
public struct PresenterRoute<Node> {
  /// The container that a controller lives in.
  public var parent: (Node) -> Node?
  /// Whether a controller defines a context.
  public var definesContext: (Node) -> Bool

  @inlinable public init(
    parent: @escaping (Node) -> Node?, definesContext: @escaping (Node) -> Bool
  ) {
    self.parent = parent
    self.definesContext = definesContext
  }

  /// The controller that presents where another is asked to, under a style.
  @inlinable public func presenter(for caller: Node, under style: PresentationStyle) -> Node {
    var node = caller
    while !(style.playsInContext && definesContext(node)), let next = parent(node) { node = next }
    return node
  }
}
