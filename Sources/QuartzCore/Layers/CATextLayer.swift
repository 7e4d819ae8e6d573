public import CoreGraphics

/// How lines of a layer's text are set.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

/// Where lines of a layer's text are cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

/// A layer that shows text; kept, for there are no letters here.
open class CATextLayer: CALayer {
  open var string: Any?
  open var font: AnyObject?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor.white
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var allowsFontSubpixelQuantization = false
}

/// A layer that shows a part of its content.
open class CAScrollLayer: CALayer {
  /// Shows what begins at a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Shows a rectangle.
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// A layer that is drawn in parts; none is here.
open class CATiledLayer: CALayer {
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  open var tileSize = CGSize(width: 256, height: 256)
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
}
