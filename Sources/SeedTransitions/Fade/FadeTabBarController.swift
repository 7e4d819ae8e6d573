import TransitionParts
public import UIKit

/// A tab bar controller whose tabs fade in, one over the other.
///
/// It keeps its delegate, which UIKit does not.
public final class FadeTabBarController: UITabBarController {
  private let fade = FadeTabBarDelegate()

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = fade
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    delegate = fade
  }

  public override var childForStatusBarStyle: UIViewController? { selectedViewController }
  public override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

/// Chooses the fade for selections.
public final class FadeTabBarDelegate: NSObject, UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
}
