public import CoreGraphics
public import Foundation

/// How a renderer makes its pictures.
open class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels make a point.
  open var scale: CGFloat = 3

  /// Whether pictures have no transparency.
  open var opaque = false

  /// Makes a format for the screen.
  public override init() {
    super.init()
  }

  /// Returns a format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer's drawing draws into.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context, which paints nothing.
  public let cgContext: CGContext

  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  let size: CGSize

  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    cgContext = CGContext()
    self.size = size
    self.format = format
    super.init()
  }

  /// The picture as it is so far.
  open var currentImage: UIImage { UIImage(size: size, scale: format.scale) }

  /// Fills a rectangle; nothing is painted here.
  open func fill(_ rect: CGRect) {}

  /// Strokes a rectangle; nothing is painted here.
  open func stroke(_ rect: CGRect) {}

  /// Narrows what is painted to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing.
///
/// Differs from UIKit: the drawing is run, but the picture has no pixels.
open class UIGraphicsImageRenderer: NSObject {
  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat

  private let bounds: CGRect

  /// Makes a renderer of pictures of a size.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures of a size in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of pictures of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of pictures of a rectangle in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Runs a drawing and returns its picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: bounds.size, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }
}
