public import CoreGraphics

/// A point that a thing snaps to; nothing moves here, where there is no physics.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Where to.
  open var snapPoint: CGPoint
  /// How little the thing swings at the end, from zero to one.
  open var damping: CGFloat = 0.5

  /// Makes a snap of a thing.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}
