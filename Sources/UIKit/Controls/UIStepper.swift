import CoreGraphics
import Foundation

/// A control that makes a number larger or smaller by steps; a finger on its left or right half does.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var number: Double = 0

  /// The number, kept within the range.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The least number.
  open var minimumValue: Double = 0 {
    didSet { value = number }
  }
  /// The greatest number.
  open var maximumValue: Double = 100 {
    didSet { value = number }
  }
  /// How large a step is.
  open var stepValue: Double = 1
  /// Whether the least number follows the greatest.
  open var wraps = false
  /// Whether a finger that stays goes on; kept, and without effect.
  open var autorepeat = true
  /// Whether every step is told.
  open var isContinuous = true

  /// Makes a stepper, which has a size of its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// Takes the step of the half that the finger is lifted over.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    let wanted = number + (point.x < bounds.midX ? -stepValue : stepValue)
    let before = number
    if wanted > maximumValue {
      number = wraps ? minimumValue : maximumValue
    } else if wanted < minimumValue {
      number = wraps ? maximumValue : minimumValue
    } else {
      number = wanted
    }
    if number != before { sendActions(for: .valueChanged) }
  }
}
