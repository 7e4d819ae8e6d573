public import CoreGraphics
public import Foundation

/// A picture of a size and a scale.
///
/// Never changes once made. Differs from UIKit: there are no pixels, so files, catalogues and data yield
/// no picture, and a picture yields no data. Symbols have a nominal size and look like nothing.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// How a picture is turned to be upright.
  public enum Orientation: Int, Sendable {
    /// It is upright.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter of a turn to the left.
    case left = 2
    /// By a quarter of a turn to the right.
    case right = 3
    /// Mirrored, not turned.
    case upMirrored = 4
    /// Mirrored, by half a turn.
    case downMirrored = 5
    /// Mirrored, by a quarter of a turn to the left.
    case leftMirrored = 6
    /// Mirrored, by a quarter of a turn to the right.
    case rightMirrored = 7
  }

  /// Whether a picture shows its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As where it is shown likes.
    case automatic = 0
    /// It shows its own.
    case alwaysOriginal = 1
    /// It is a shape in the tint.
    case alwaysTemplate = 2
  }

  /// How the middle of a picture is made larger.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  let values: ImageValues

  /// Makes a picture without size.
  public override init() {
    values = ImageValues()
    super.init()
  }

  init(values: ImageValues) {
    self.values = values
    super.init()
  }

  /// Makes the picture that an editor shows in the place of a name; one without size, as there is no catalogue.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(values: ImageValues())
  }

  /// Makes nothing: archives keep no pictures here.
  public required init?(coder: NSCoder) { return nil }

  /// Archives nothing, unlike UIKit.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  public static var supportsSecureCoding: Bool { true }

  /// The size in points.
  open var size: CGSize { values.size }

  /// How many pixels make a point.
  open var scale: CGFloat { values.scale }

  /// How the picture is turned to be upright.
  open var imageOrientation: Orientation { values.orientation }

  /// Whether the picture shows its own colours.
  open var renderingMode: RenderingMode { values.renderingMode }

  /// The edges that keep their size when the picture is made larger.
  open var capInsets: UIEdgeInsets { values.capInsets }

  /// How the middle is made larger.
  open var resizingMode: ResizingMode { values.resizingMode }

  /// The edges that do not count when the picture is placed.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

  /// The picture for Core Graphics that this one was made of, if any.
  open var cgImage: CGImage? { values.cgImage }

  /// The pictures of a moving one.
  open var images: [UIImage]? { values.images }

  /// How long a moving picture takes once, in seconds.
  open var duration: TimeInterval { values.duration }

  /// Whether the picture is a symbol.
  open var isSymbolImage: Bool { values.isSymbol }

  /// Draws the picture; nothing is drawn here.
  open func draw(at point: CGPoint) {}

  /// Draws the picture; nothing is drawn here.
  open func draw(in rect: CGRect) {}

  /// Draws the picture; nothing is drawn here.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Draws the picture; nothing is drawn here.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

/// What is known of a picture, as one value.
struct ImageValues: Sendable {
  var size = CGSize.zero
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var cgImage: CGImage?
  var images: [UIImage]?
  var duration: TimeInterval = 0
  var isSymbol = false
}
