public import CoreGraphics
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

  /// The picture at the least number.
  open var minimumValueImage: UIImage?

  /// The picture at the greatest number.
  open var maximumValueImage: UIImage?

  private var pictures: [[UInt]: UIImage] = [:]

  /// Chooses the thumb's picture for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    pictures[[0, state.rawValue]] = image
  }

  /// The thumb's picture of a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { pictures[[0, state.rawValue]] }

  /// Chooses the picture below the number.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures[[1, state.rawValue]] = image
  }

  /// The picture below the number.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    pictures[[1, state.rawValue]]
  }

  /// Chooses the picture above the number.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    pictures[[2, state.rawValue]] = image
  }

  /// The picture above the number.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    pictures[[2, state.rawValue]]
  }

  /// The thumb's picture now.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }

  /// The picture below the number now.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

  /// The picture above the number now.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// Where the picture at the least number is: nowhere, as no slider has a place for it here.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Where the picture at the greatest number is: nowhere, as no slider has a place for it here.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// Where the track is. (Inferred.)
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }

  /// Where the thumb is for a number. (Inferred.)
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX + part * (rect.width - 28), y: bounds.midY - 14, width: 28, height: 28)
  }
}
