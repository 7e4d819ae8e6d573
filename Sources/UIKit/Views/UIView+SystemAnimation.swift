extension UIView {
  /// An animation that the system has.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink, and are gone in the end.
    case delete = 0
  }

  /// Runs an animation of the system's, with others beside it, and removes the views.
  ///
  /// Differs from UIKit: it takes a quarter of a second, and the views fade. (Inferred.)
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { isFinished in
        for view in views { view.removeFromSuperview() }
        completion?(isFinished)
      })
  }
}
