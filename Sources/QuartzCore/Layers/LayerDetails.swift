import CoreGraphics

/// The properties that most layers never change; made when the first of them is set.
final class LayerDetails {
  var anchorPointZ: CGFloat = 0
  var sublayerTransform = CATransform3DIdentity
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var mask: CALayer?
  /// The layer whose mask this one is.
  weak var masked: CALayer?
  var contents: Any?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var rasterizationScale: CGFloat = 1
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var magnificationFilter = CALayerContentsFilter.linear
  var name: String?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var filters: [Any]?
  var compositingFilter: Any?
  var timing = MediaTiming.endless
  var animations: [KeptAnimation] = []
  /// How many animations had no key.
  var nameless = 0
  var custom: [String: Any] = [:]
  weak var delegate: (any CALayerDelegate)?

  init() {}

  /// Makes the details of a layer's copy: the looks, but neither mask, delegate nor animations.
  init(looksOf other: LayerDetails) {
    anchorPointZ = other.anchorPointZ
    sublayerTransform = other.sublayerTransform
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    cornerCurve = other.cornerCurve
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    contentsFormat = other.contentsFormat
    rasterizationScale = other.rasterizationScale
    minificationFilter = other.minificationFilter
    minificationFilterBias = other.minificationFilterBias
    magnificationFilter = other.magnificationFilter
    name = other.name
    timing = other.timing
    custom = other.custom
  }
}

/// The yes and no of a layer, a bit each.
struct LayerFlags: OptionSet, Sendable {
  let rawValue: UInt16

  static let hidden = LayerFlags(rawValue: 1 << 0)
  static let opaque = LayerFlags(rawValue: 1 << 1)
  static let masksToBounds = LayerFlags(rawValue: 1 << 2)
  static let oneSided = LayerFlags(rawValue: 1 << 3)
  static let flipped = LayerFlags(rawValue: 1 << 4)
  static let needsLayout = LayerFlags(rawValue: 1 << 5)
  static let needsDisplay = LayerFlags(rawValue: 1 << 6)
  static let displaysOnResize = LayerFlags(rawValue: 1 << 7)
  static let rasterizes = LayerFlags(rawValue: 1 << 8)
  static let drawsAsynchronously = LayerFlags(rawValue: 1 << 9)
  static let splitsOpacity = LayerFlags(rawValue: 1 << 10)
  static let turned = LayerFlags(rawValue: 1 << 11)
}
