import Foundation

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
