public import CoreGraphics

/// A layer that shows colours running into one another; it keeps which and where.
open class CAGradientLayer: CALayer {
  private var start = CGPoint(x: 0.5, y: 0)
  private var end = CGPoint(x: 0.5, y: 1)

  /// Makes a layer without colours.
  public override init() {
    super.init()
  }

  /// Makes a copy of another gradient's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    start = other.start
    end = other.end
    colors = other.colors
    locations = other.locations
    type = other.type
  }

  /// Makes a layer without colours; archives keep no layers here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colours in order, as `CGColor`.
  open var colors: [Any]?

  /// Where each colour is reached, in parts of one; evenly spaced where there is nothing.
  open var locations: [NSNumber]?

  /// How the colours run.
  open var type: CAGradientLayerType = .axial

  /// Where the first colour is, in parts of the bounds.
  open var startPoint: CGPoint {
    get { start }
    set {
      tell(.startPoint, .point(start), .point(newValue))
      start = newValue
    }
  }

  /// Where the last colour is, in parts of the bounds.
  open var endPoint: CGPoint {
    get { end }
    set {
      tell(.endPoint, .point(end), .point(newValue))
      end = newValue
    }
  }

  package override func copyForPresentation() -> CALayer? {
    Swift.type(of: self) == CAGradientLayer.self ? CAGradientLayer(layer: self) : nil
  }
}
