public import CoreGraphics

/// A push; nothing moves here, where there is no physics.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a push lasts.
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// What is pushed.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the push lasts.
  open private(set) var mode: Mode
  /// Whether the push is given.
  open var active = true
  /// The direction, from the right and clockwise.
  open var angle: CGFloat = 0
  /// The strength.
  open var magnitude: CGFloat = 0
  /// Direction and strength.
  open var pushDirection: CGVector {
    get { CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }
    set { setAngle(atan2(newValue.dy, newValue.dx), magnitude: hypot(newValue.dx, newValue.dy)) }
  }

  /// Makes a push of things.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// How far from a thing's middle it is pushed; kept.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  /// How far from a thing's middle it is pushed.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }
}
