import CoreGraphics
public import Foundation

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

  /// What a bar looks like.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  /// What the bar looks like.
  open var progressViewStyle = Style.default

  /// The picture of what is done.
  open var progressImage: UIImage?

  /// The picture of what is not done.
  open var trackImage: UIImage?

  /// What says how much is done; kept, and not followed.
  open var observedProgress: Progress?

  /// Makes a bar of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
}
