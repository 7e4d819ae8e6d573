public import Foundation

/// A view for a picture; it keeps the picture and takes its size.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The picture while highlighted.
  open var highlightedImage: UIImage?

  /// Whether the view shows that it is chosen.
  open var isHighlighted = false

  /// Pictures to show in turn.
  open var animationImages: [UIImage]?

  /// Pictures to show in turn while highlighted.
  open var highlightedAnimationImages: [UIImage]?

  /// How long all pictures take once, in seconds; zero for thirty a second.
  open var animationDuration: TimeInterval = 0

  /// How often the pictures are shown; zero for ever.
  open var animationRepeatCount = 0

  private var isMoving = false

  /// Makes a view of a frame, without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as its picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as its picture, with another one while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Begins to show the pictures in turn, which nobody sees here.
  open func startAnimating() { isMoving = animationImages != nil || image?.images != nil }

  /// Ends showing the pictures in turn.
  open func stopAnimating() { isMoving = false }

  /// Whether the pictures are shown in turn.
  open var isAnimating: Bool { isMoving }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
