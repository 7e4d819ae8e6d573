import TransitionParts
public import UIKit

/// A navigation controller whose screens fade in, one over the other.
///
/// It keeps its delegate, which UIKit does not.
public final class FadeNavigationController: UINavigationController {
  private let fade = FadeNavigationDelegate()

  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    delegate = fade
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = fade
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    delegate = fade
  }

  public override var childForStatusBarStyle: UIViewController? { topViewController }
  public override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// Chooses the fade for pushes and pops, and keeps the system's swipe alive, which UIKit switches off
/// where a delegate chooses animators.
public final class FadeNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let swipeBack = SwipeBack()

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    swipeBack.keep(in: navigationController)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
}
