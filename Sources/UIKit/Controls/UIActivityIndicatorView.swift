public import Foundation

/// A spinner; it keeps whether it spins.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size.
  open var style = Style.medium

  /// Whether it is hidden while it does not spin.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isSpinning }
  }

  /// The colour.
  open var color: UIColor! = .systemGray

  private var isSpinning = false

  /// Makes a spinner of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isHidden = true
  }

  /// Makes a spinner of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a spinner.
  public required init(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Style.medium.size))
    isHidden = true
  }

  /// Begins to spin.
  open func startAnimating() {
    isSpinning = true
    isHidden = false
  }

  /// Ends spinning.
  open func stopAnimating() {
    isSpinning = false
    isHidden = hidesWhenStopped
  }

  /// Whether it spins.
  open var isAnimating: Bool { isSpinning }

  /// The size.
  open override var intrinsicContentSize: CGSize { style.size }

  /// The size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
}

extension UIActivityIndicatorView.Style {
  /// The size in points.
  var size: CGSize {
    self == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
