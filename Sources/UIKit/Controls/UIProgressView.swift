import Foundation

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
