public import CoreGraphics

/// A rod or a spring between a thing and a point; nothing moves here, where there is no physics.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What is attached.
  open private(set) var items: [any UIDynamicItem]
  /// Where to.
  open var anchorPoint: CGPoint
  /// How far apart.
  open var length: CGFloat = 0
  /// How little it swings.
  open var damping: CGFloat = 0
  /// How fast it swings; a rod at zero.
  open var frequency: CGFloat = 0

  /// Attaches a thing's middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of a thing to another point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    anchorPoint = point
    super.init()
  }
}
