public import CoreGraphics

/// What things are like that move; kept, and without effect.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The things.
  open private(set) var items: [any UIDynamicItem]
  /// How far they bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much they rub.
  open var friction: CGFloat = 0
  /// How heavy they are for their size.
  open var density: CGFloat = 1
  /// How much moving is slowed.
  open var resistance: CGFloat = 0
  /// How much turning is slowed.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true

  /// Makes a behaviour of some things.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Would let a thing turn faster; nothing turns here.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}

  /// Would let a thing move faster; nothing moves here.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}

  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
