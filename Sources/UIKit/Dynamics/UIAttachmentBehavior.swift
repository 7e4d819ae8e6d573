public import CoreGraphics

/// A rod or a spring between a thing and a point, or another thing; nothing moves here, where there is no physics.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What something is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another thing.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// What something is attached to.
  open private(set) var attachedBehaviorType: AttachmentType
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
  /// How much turning is resisted.
  open var frictionTorque: CGFloat = 0

  /// Attaches the middle of a thing to that of another.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches a point of a thing to a point of another.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    anchorPoint = .zero
    attachedBehaviorType = .items
    super.init()
  }

  /// Attaches a thing's middle to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of a thing to another point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    super.init()
  }
}
