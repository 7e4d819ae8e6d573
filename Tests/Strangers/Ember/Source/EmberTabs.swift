import UIKit

/// Lets tabs glow into each other; assign it as the delegate of a tab bar controller.
@objcMembers
open class EmberTabs: NSObject, UITabBarControllerDelegate {
  /// How long a tab glows, in seconds.
  open var duration: TimeInterval = 0.25
  /// How strong a tab glows, from 0 to 1.
  open var strength: CGFloat = 0.6

  open func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return EmberGlow(strength: strength, duration: duration)
  }
}
