public import CoreGraphics

/// Gravity; nothing falls here, where there is no physics.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// What falls.
  open private(set) var items: [any UIDynamicItem]
  /// Where to, and how fast.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// How fast.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Where to, from the right and clockwise.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Makes gravity for things.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}
