public import Foundation

/// Edges that things run into; nothing moves here, where there is no physics.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What runs into edges.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the edges of the animator's view are some.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The names of further edges.
  open private(set) var boundaryIdentifiers: [any NSCopying]?

  /// Makes edges for things.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Sets the view's edges apart from it.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds an edge between two points.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    boundaryIdentifiers = (boundaryIdentifiers ?? []) + [identifier]
  }

  /// Forgets all edges that have names.
  open func removeAllBoundaries() { boundaryIdentifiers = nil }
}
