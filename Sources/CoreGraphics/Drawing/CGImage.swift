/// A picture of a width and a height in pixels.
///
/// Differs from Core Graphics: it has no pixels.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// How many bits a component of a pixel has.
  public var bitsPerComponent: Int { 8 }

  /// How many bits a pixel has.
  public var bitsPerPixel: Int { 32 }

  /// How many bytes a row of pixels has.
  public var bytesPerRow: Int { width * 4 }

  /// What the components of a pixel mean.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// How the components of a pixel lie.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Where the opacity of a pixel lies.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// Makes a picture of a size in pixels.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns the part within a rectangle in pixels, or nothing where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = whole.intersection(rect.integral)
    if part.isNull || part.isEmpty { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
}
