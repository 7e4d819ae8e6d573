public import CoreGraphics

/// Who draws, lays out and animates for a layer; all of it optional.
///
/// Differs from Core Animation: a requirement that a superclass leaves out cannot be met by a subclass.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents.
  func display(_ layer: CALayer)

  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Prepares for drawing the layer.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Returns what to do when the value of a key changes.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}

  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns nothing, so that the layer looks further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What happens when a property of a layer changes, or the layer comes or goes.
public protocol CAAction {
  /// Does it.
  ///
  /// - Parameters:
  ///   - event: The key whose value changed.
  ///   - anObject: The layer.
  ///   - dict: What else there is to know.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: where an action is looked for, null ends the search.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
