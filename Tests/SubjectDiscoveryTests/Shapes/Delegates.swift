import UIKit

// Delegates by every way of conforming, and what is none.

final class OfPresentations: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Kit.HandedOut(strength: 1) }
}

/// It hands out a presentation controller too.
final class HandsOutBoth: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Dimming(presentedViewController: presented, presenting: presenting)
  }
}

/// It is asked for one, and has none.
final class HandsOutNone: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    // The system's will do.
    return nil
  }
}

/// It is made by a delegate, and by nobody else.
final class HandedOut: Timed {
  init(strength: Int) {}
}

class ByExtension: NSObject {}

extension ByExtension: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

class BySuperclass: ByExtension {}

protocol Refined: UITabBarControllerDelegate {}

extension Refined {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

final class ByProtocol: NSObject, Refined {}

final class Twofold: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

final class OwnAnimator: Timed, UIViewControllerTransitioningDelegate {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

final class DrivingDelegate: UIPercentDrivenInteractiveTransition,
  UIViewControllerTransitioningDelegate
{
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}

protocol Moving {}

final class Slide: Moving {
  init(from frame: CGRect) {}
}

final class Unmakeable: Moving {
  init(view: UIView) {}
}

/// It hands out what it is given, and nothing until then.
final class Furnished: NSObject, UIViewControllerTransitioningDelegate {
  enum Way { case dismiss, present }

  func set(_ animator: any Moving, for way: Way) {}

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

class Overlay: UIWindow {}

final class Idle: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

final class Driver: UIPercentDrivenInteractiveTransition {}

final class Dimming: UIPresentationController {}

final class Unrelated: NSObject {}

// MARK: - Segues

final class Leap: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: true) }
}

final class Stack: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

final class FromOwn: UIStoryboardSegue {
  override func perform() {
    guard let own = source as? OwnDelegate else { return }
    own.addChild(destination)
  }
}

final class FromNavigation: UIStoryboardSegue {
  override func perform() {
    guard let navigation = source as? UINavigationController else { return }
    navigation.setViewControllers([destination], animated: false)
  }
}

/// It leaves it to the system's kind to present.
final class Clothed: UIStoryboardSegue {
  override func perform() {
    destination.modalPresentationStyle = .custom
    super.perform()
  }
}

final class LeapBack: UIStoryboardSegue {
  override func perform() { source.dismiss(animated: true) }
}

/// It leads back over any number of screens of a stack.
final class StackReturn: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.popToViewController(destination, animated: false)
  }
}

/// There are two that lead back from here, and none has more of its name.
final class Climb: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: true)
  }
}

final class Plunge: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.popToRootViewController(animated: true)
  }
}

/// Others push as it does.
class Mount: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

final class MountPlain: Mount {}

/// It leaves it to its superclass to push.
final class MountClothed: Mount {
  override func perform() {
    destination.view.alpha = 1
    super.perform()
  }
}
