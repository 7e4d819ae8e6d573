/// Where drawing goes.
///
/// Differs from Core Graphics: nothing is painted. The context keeps the transform, the current path
/// and the stack of saved states, so that drawing code runs and can ask for them.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var clip = CGRect.infinite
  }

  private var state = State()
  private var saved: [State] = []
  private var current = CGMutablePath()

  /// Makes a context that paints nothing.
  package init() {}

  /// The transform from what is drawn to the page.
  public var ctm: CGAffineTransform { state.transform }

  /// The box around what may be painted, in the space of what is drawn.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(ctm.inverted()) }

  /// The path being made, if any.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }

  /// Keeps a copy of the state.
  public func saveGState() {
    saved.append(state)
  }

  /// Takes back the state that was kept last, if any.
  public func restoreGState() {
    state = saved.popLast() ?? state
  }

  /// Translates all that is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = ctm.translatedBy(x: tx, y: ty)
  }

  /// Scales all that is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = ctm.scaledBy(x: sx, y: sy)
  }

  /// Rotates all that is drawn from now on, by an angle in radians.
  public func rotate(by angle: CGFloat) {
    state.transform = ctm.rotated(by: angle)
  }

  /// Transforms all that is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(ctm)
  }

  /// Begins a new path, forgetting the one being made.
  public func beginPath() {
    current = CGMutablePath()
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) {
    current.addPath(path)
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    current.addRect(rect)
  }

  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) {
    current.addEllipse(in: rect)
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    current.move(to: point)
  }

  /// Adds a line to the path.
  public func addLine(to point: CGPoint) {
    current.addLine(to: point)
  }

  /// Closes the subpath.
  public func closePath() {
    current.closeSubpath()
  }

  /// Narrows what may be painted to the box around the path, which is then forgotten.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: current.boundingBoxOfPath)
    beginPath()
  }

  /// Narrows what may be painted to a rectangle.
  public func clip(to rect: CGRect) {
    state.clip = state.clip.intersection(rect.applying(ctm))
  }
}
