public import CoreGraphics

/// A point that a thing snaps to; it goes there straight, for there is no physics here.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// What snaps.
  let item: any UIDynamicItem
  /// Where to.
  open var snapPoint: CGPoint
  /// How little the thing swings at the end, from zero to one.
  open var damping: CGFloat = 0.5

  /// Makes a snap of a thing.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }
}
