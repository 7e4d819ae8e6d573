public import Foundation

/// Who is told when things run into each other or into edges; nobody is here, where there is no physics.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Edges that things run into; nothing moves here, where there is no physics.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What runs into edges.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the edges of the animator's view are some.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The names of further edges.
  open private(set) var boundaryIdentifiers: [any NSCopying]?

  /// What runs into what.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Things run into each other.
    public static let items = Mode(rawValue: 1)
    /// Things run into edges.
    public static let boundaries = Mode(rawValue: 2)
    /// Things run into everything.
    public static let everything = Mode(rawValue: .max)
  }

  /// What runs into what; kept.
  open var collisionMode = Mode.everything
  /// Who would be told of collisions; nobody is.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Makes edges for things that are added later.
  public override init() {
    items = []
    super.init()
  }

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
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    paths.append(path)
  }

  /// Adds an edge along a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaryIdentifiers = (boundaryIdentifiers ?? []) + [identifier]
    paths.append(bezierPath)
  }

  /// The path of an edge.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    place(of: identifier).flatMap { paths[$0] }
  }

  /// Forgets an edge.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    guard let place = place(of: identifier) else { return }
    boundaryIdentifiers?.remove(at: place)
    paths.remove(at: place)
  }

  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Forgets all edges that have names.
  open func removeAllBoundaries() {
    boundaryIdentifiers = nil
    paths = []
  }

  /// The paths of the edges that have names, in their order.
  private var paths: [UIBezierPath] = []

  private func place(of identifier: any NSCopying) -> Int? {
    boundaryIdentifiers?.firstIndex {
      AnyHashable($0 as AnyObject as? NSObject) == AnyHashable(identifier as AnyObject as? NSObject)
    }
  }
}
