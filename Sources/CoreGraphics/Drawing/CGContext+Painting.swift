// What would leave marks on a page leaves none here; paths that are painted are forgotten, as is right.

extension CGContext {
  /// Chooses the colour of fills.
  public func setFillColor(_ color: CGColor) {}

  /// Chooses the colour of lines.
  public func setStrokeColor(_ color: CGColor) {}

  /// Chooses the opacity of all that is painted.
  public func setAlpha(_ alpha: CGFloat) {}

  /// Chooses how colours are mixed.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Chooses the width of lines.
  public func setLineWidth(_ width: CGFloat) {}

  /// Chooses how the ends of lines look.
  public func setLineCap(_ cap: CGLineCap) {}

  /// Chooses how segments meet.
  public func setLineJoin(_ join: CGLineJoin) {}

  /// Chooses a shadow, of black at a third of its strength unless a colour is given.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  /// Chooses a shadow and its colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }

  /// Strokes the path.
  public func strokePath() { beginPath() }

  /// Fills or strokes the path.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {}

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {}

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {}

  /// Draws a picture in a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
}
