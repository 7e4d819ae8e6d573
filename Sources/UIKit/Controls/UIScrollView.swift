public import Foundation

/// A view of a part of something larger.
///
/// Keeps offset, size and insets; the offset is the origin of the bounds and follows a finger as far as
/// there is content. When it lets go, content goes on to its page, or to where the delegate wants it to
/// end. Differs from UIKit: without either it stops under the finger; nothing bounces, and zooming
/// changes the scale alone.
@preconcurrency @MainActor open class UIScrollView: UIView {
  private var scale: CGFloat = 1
  private final lazy var follower = ScrollFollower(self)
  /// What moves the content while no finger does.
  final var motion: ScrollMotion?

  /// The rectangle in the view's own coordinates; its origin is the offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != newValue.origin { consult { $0.scrollViewDidScroll(self) } }
      noteObservers()
    }
  }

  /// Which point of the content is in the corner at the top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// How large the content is.
  open var contentSize = CGSize.zero {
    didSet {
      noteInsets()
      noteObservers()
    }
  }

  /// How far the content may be pulled away from the edges.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      noteInsets()
      noteObservers()
    }
  }

  /// When safe areas are added to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { noteInsets() }
  }

  /// The insets that somebody was told of last.
  final var knownInset = UIEdgeInsets.zero

  /// The insets with the safe areas that are added.
  open var adjustedContentInset: UIEdgeInsets { adjustedInset }

  /// Places the views in this one; what covers the content is known by then.
  open override func layoutSubviews() {
    noteInsets()
    super.layoutSubviews()
  }

  /// Told when the insets with their safe areas change; tells the delegate.
  open func adjustedContentInsetDidChange() {
    consult { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// Who is asked and told; not kept alive.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Whether a finger keeps to the direction in which it began.
  open var isDirectionalLockEnabled = false

  /// Whether content goes beyond its edges and comes back.
  open var bounces = true

  /// Whether content bounces up and down even if it fits.
  open var alwaysBounceVertical = false

  /// Whether content bounces to and fro even if it fits.
  open var alwaysBounceHorizontal = false

  /// Whether scrolling stops at multiples of the size.
  open var isPagingEnabled = false

  /// Whether fingers may move the content.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// What recognizes that a finger moves the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { follower.recognizer }

  /// Whether the indicator at the side is shown.
  open var showsVerticalScrollIndicator = true

  /// Whether the indicator at the bottom is shown.
  open var showsHorizontalScrollIndicator = true

  /// How indicators look.
  open var indicatorStyle = IndicatorStyle.default

  /// How far the indicator at the side stays away from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// How far the indicator at the bottom stays away from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// How far indicators stay away from the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows a part of the content as large as it fits; only the scale changes here, at once.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height) * zoomScale
  }

  /// What is pulled down for newer content; it lies in the scroll view.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// How fast scrolling slows down.
  open var decelerationRate = DecelerationRate.normal

  /// Whether touches wait until it is clear that nothing is scrolled.
  open var delaysContentTouches = true

  /// Whether touches of the content end when scrolling begins.
  open var canCancelContentTouches = true

  /// The least scale.
  open var minimumZoomScale: CGFloat = 1

  /// The greatest scale.
  open var maximumZoomScale: CGFloat = 1

  /// Whether the content goes beyond its least and greatest scale and comes back.
  open var bouncesZoom = true

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// How scrolling takes the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a finger is on the content.
  open internal(set) var isTracking = false

  /// Whether a finger moves the content.
  open internal(set) var isDragging = false

  /// Whether the content goes on moving without a finger.
  open internal(set) var isDecelerating = false

  /// Whether fingers change the scale; never here.
  open var isZooming: Bool { false }

  /// The scale, kept between the least and the greatest.
  open var zoomScale: CGFloat {
    get { scale }
    set { scale = min(max(newValue, minimumZoomScale), maximumZoomScale) }
  }

  /// Makes a view that cuts what is outside of it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Makes a view that cuts what is outside of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Scrolls to an offset; if animated, in steps that take three tenths of a second in all.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls just far enough to show a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(to: offset(showing: rect), animated: animated)
  }

  /// Shows the indicators for a moment, which nobody sees here.
  open func flashScrollIndicators() {}

  /// Sets the scale; how it changes is not modelled.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
    consult { $0.scrollViewDidZoom(self) }
  }

  /// Asked before a touch is handed to the content.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Asked before a touch of the content ends because scrolling begins.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}
