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

  /// Whether they are held where they are.
  open var isAnchored = false
  /// How strongly electric fields pull them.
  open var charge: CGFloat = 0

  /// Makes a behaviour of things that are added later.
  public override init() {
    items = []
    super.init()
  }

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

  /// How fast a thing turns: not at all here.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }

  /// How fast a thing moves: not at all here.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }

  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
