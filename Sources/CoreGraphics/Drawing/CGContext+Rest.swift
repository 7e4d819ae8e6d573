import Foundation

// What is left of the functions of a context; nothing is painted.
extension CGContext {
  /// Chooses the dashes of lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Chooses how far corners of lines may reach.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Chooses how straight curves may become.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Chooses whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Chooses whether edges can be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Chooses a grey for fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Chooses a colour for fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Chooses a grey for lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Chooses a colour for lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// How a picture is made larger; it is not.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  /// Lets nothing be painted outside of a rectangle, nor where a picture is clear.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
  /// The picture that was painted: none.
  public func makeImage() -> CGImage? { nil }
  /// Begins a group that is painted as one.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
  /// Begins a group that is painted as one.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    saveGState()
  }
  /// Ends a group.
  public func endTransparencyLayer() { restoreGState() }
  /// Strokes a rectangle with lines of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Strokes lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
}

extension CGContext {
  /// Makes a context of a size in pixels; nothing is painted into the memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init()
    clip(to: CGRect(x: 0, y: 0, width: width, height: height))
  }
}
