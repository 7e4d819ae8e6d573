public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl, Toggling {
  /// Whether it is on.
  open var isOn = false

  /// The colour while on.
  open var onTintColor: UIColor?

  /// The thumb's colour.
  open var thumbTintColor: UIColor?

  /// Makes a switch, which has a size of its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// Makes a switch.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Turns it on or off without telling; how it moves is not modelled.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of every switch.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  final func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

/// A control for a number in a range; fingers do not move it here.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The number, kept within the range.
  open var value: Float {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The least number.
  open var minimumValue: Float = 0 {
    didSet { value = number }
  }

  /// The greatest number.
  open var maximumValue: Float = 1 {
    didSet { value = number }
  }

  /// Whether every move is told, not only the last.
  open var isContinuous = true

  /// The colour below the number.
  open var minimumTrackTintColor: UIColor?

  /// The colour above the number.
  open var maximumTrackTintColor: UIColor?

  /// The thumb's colour.
  open var thumbTintColor: UIColor?

  private var number: Float = 0

  /// Sets the number; how it moves is not modelled.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0

  /// The page that is shown, from zero.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether there are no dots for one page.
  open var hidesForSinglePage = false

  /// The dots' colour.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
}

/// A bar that fills.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How much is done, from zero to one.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }

  /// The colour of what is done.
  open var progressTintColor: UIColor?

  /// The colour of what is not done.
  open var trackTintColor: UIColor?

  /// Sets how much is done; how it moves is not modelled.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
