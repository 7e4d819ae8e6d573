public import CoreGraphics

/// A layer that shows a path; it keeps how the path would be filled and stroked.
open class CAShapeLayer: CALayer {
  private var shape: CGPath?
  private var fill: CGColor? = .black
  private var stroke: CGColor?
  private var start: CGFloat = 0
  private var end: CGFloat = 1
  private var width: CGFloat = 1
  private var phase: CGFloat = 0

  /// Makes a layer without a path.
  public override init() {
    super.init()
  }

  /// Makes a copy of another shape's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    shape = other.shape
    fill = other.fill
    stroke = other.stroke
    start = other.start
    end = other.end
    width = other.width
    phase = other.phase
    fillRule = other.fillRule
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPattern = other.lineDashPattern
  }

  /// Makes a layer without a path; archives keep no layers here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The shape.
  open var path: CGPath? {
    get { shape }
    set {
      tell(.path, .path(shape), .path(newValue))
      shape = newValue
    }
  }

  /// The colour inside.
  open var fillColor: CGColor? {
    get { fill }
    set {
      tell(.fillColor, .color(fill), .color(newValue))
      fill = newValue
    }
  }

  /// The line's colour.
  open var strokeColor: CGColor? {
    get { stroke }
    set {
      tell(.strokeColor, .color(stroke), .color(newValue))
      stroke = newValue
    }
  }

  /// Where on the path the line begins, in parts of one.
  open var strokeStart: CGFloat {
    get { start }
    set {
      tell(.strokeStart, .number(start), .number(newValue))
      start = newValue
    }
  }

  /// Where on the path the line ends, in parts of one.
  open var strokeEnd: CGFloat {
    get { end }
    set {
      tell(.strokeEnd, .number(end), .number(newValue))
      end = newValue
    }
  }

  /// The line's width.
  open var lineWidth: CGFloat {
    get { width }
    set {
      tell(.lineWidth, .number(width), .number(newValue))
      width = newValue
    }
  }

  /// Where in the dash pattern the line begins.
  open var lineDashPhase: CGFloat {
    get { phase }
    set {
      tell(.lineDashPhase, .number(phase), .number(newValue))
      phase = newValue
    }
  }

  /// Which points are inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero

  /// How long a pointed corner may be, in widths of the line.
  open var miterLimit: CGFloat = 10

  /// How the ends of the line look.
  open var lineCap: CAShapeLayerLineCap = .butt

  /// How segments meet.
  open var lineJoin: CAShapeLayerLineJoin = .miter

  /// The lengths of dashes and gaps in turn.
  open var lineDashPattern: [NSNumber]?

  package override func copyForPresentation() -> CALayer? {
    type(of: self) == CAShapeLayer.self ? CAShapeLayer(layer: self) : nil
  }
}
