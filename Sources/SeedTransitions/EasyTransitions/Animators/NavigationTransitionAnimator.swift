public import UIKit

/// Says how two screens look at the ends of their ways, and nothing about the transition.
@MainActor public protocol NavigationTransitionAnimator {
  /// The length in seconds.
  var duration: TimeInterval { get }
  /// What else is animated, by whether something new comes.
  var auxAnimations: (Bool) -> [AuxAnimation] { get set }

  /// Makes both views ready to be animated; the incoming one stands at its final frame before.
  func layout(presenting: Bool, fromView: UIView, toView: UIView, in container: UIView)
  /// Changes both views to how they look at the end; called within an animation.
  func animations(presenting: Bool, fromView: UIView, toView: UIView, in container: UIView)
}
