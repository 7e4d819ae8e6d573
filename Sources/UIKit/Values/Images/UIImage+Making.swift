public import CoreGraphics
public import Foundation

extension UIImage {
  /// Makes nothing: there is no catalogue.
  public convenience init?(named name: String) { return nil }

  /// Makes nothing: there is no catalogue.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    return nil
  }

  /// Makes a symbol of a nominal size, whatever its name.
  public convenience init?(systemName name: String) {
    var values = ImageValues()
    values.size = CGSize(width: 20, height: 20)
    values.scale = 3
    values.renderingMode = .alwaysTemplate
    values.isSymbol = true
    self.init(values: values)
  }

  /// Makes nothing: files are not read.
  public convenience init?(contentsOfFile path: String) { return nil }

  /// Makes nothing: data are not read.
  public convenience init?(data: Data) { return nil }

  /// Makes nothing: data are not read.
  public convenience init?(data: Data, scale: CGFloat) { return nil }

  /// Makes a picture of one of Core Graphics, a pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes a picture of one of Core Graphics.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var values = ImageValues()
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    values.size = CGSize(width: isTurned ? height : width, height: isTurned ? width : height)
    values.scale = scale
    values.orientation = orientation
    values.cgImage = cgImage
    self.init(values: values)
  }

  /// Returns a moving picture.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var values = first.values
    values.images = images
    values.duration = duration
    return UIImage(values: values)
  }

  /// Makes a picture of a size without pixels.
  convenience init(size: CGSize, scale: CGFloat) {
    var values = ImageValues()
    values.size = size
    values.scale = scale
    values.cgImage = CGImage(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    self.init(values: values)
  }

  private func changing(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values: values)
  }

  /// Returns the picture with its own colours, or as a shape in the tint.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// Returns the picture in a tint, which nobody sees here.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changing { _ in }
  }

  /// Returns the picture in a tint, which nobody sees here.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// Returns the picture with edges that keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the picture with edges that keep their size, and a way to make the middle larger.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the picture with edges that do not count when it is placed.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns nothing: there are no pixels.
  public func pngData() -> Data? { nil }

  /// Returns nothing: there are no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
