public import CoreGraphics

/// Lets a collision be felt, which has no effect here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy or soft what collides is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator of collisions.
  public init(style: FeedbackStyle) { super.init() }

  /// Makes a generator of collisions of middle weight.
  public convenience override init() { self.init(style: .medium) }

  /// Lets a collision be felt, which has no effect.
  open func impactOccurred() {}

  /// Lets a collision of a strength from 0 to 1 be felt, which has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}
