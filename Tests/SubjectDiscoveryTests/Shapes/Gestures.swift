import UIKit

// Gestures that an app asks for, and one that the library sees to itself.

/// It leads back from the left edge, over the stack that it is given.
final class EdgeStack: NSObject, UINavigationControllerDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?
  private weak var stack: UINavigationController?

  func attach(to stack: UINavigationController) {
    self.stack = stack
    let swipe = UIScreenEdgePanGestureRecognizer()
    swipe.edges = .left
    stack.view.addGestureRecognizer(swipe)
  }

  func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
    guard swipe.state == .began, let stack else { return }
    stack.popViewController(animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// UIKit asks it itself when a screen is shown, and nobody else has to.
final class WatchfulStack: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func pulled(_ pan: UIPanGestureRecognizer) {}

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A driver that an app attaches itself, and one that a delegate attaches for it.
final class PulledDriver: UIPercentDrivenInteractiveTransition {
  func follow(_ controller: UIViewController) {
    controller.view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func pulled(_ pan: UIPanGestureRecognizer) {}
}

/// Nothing says which way its finger goes.
final class PulledDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let driver = PulledDriver()

  func wire(_ controller: UIViewController, then act: @escaping () -> Void) {
    driver.follow(controller)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

final class LooseDriver: UIPercentDrivenInteractiveTransition {
  func attach(over view: UIView) {
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func pulled(_ pan: UIPanGestureRecognizer) {}
}

/// It attaches its gesture itself.
final class SelfPulled: NSObject, UIViewControllerTransitioningDelegate {
  func watch(_ view: UIView) {
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func pulled(_ pan: UIPanGestureRecognizer) {}

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

final class PulledScreen: UIViewController {
  private let pulled = SelfPulled()

  override func viewDidLoad() {
    super.viewDidLoad()
    pulled.watch(view)
  }
}

// MARK: - Gestures that nobody has to ask for

/// Its code says which way its finger goes.
final class SwipedTabs: UITabBarController, UITabBarControllerDelegate {
  private let driver = UIPercentDrivenInteractiveTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    if way.x > 0, selectedIndex > 0 {
      selectedIndex -= 1
    } else if way.x < 0.0 && selectedIndex + 1 < (viewControllers ?? []).count {
      selectedIndex += 1
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// It has a recognizer, and nothing says which way its finger goes.
final class TurnedTabs: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  func turned(by count: Int) { selectedIndex += count }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A tap is no drag.
final class TappedTabs: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    view.addGestureRecognizer(UITapGestureRecognizer())
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// What it presents follows the finger by a presentation controller that it makes.
final class DraggedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DraggedPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class DraggedPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    containerView?.addGestureRecognizer(UIPanGestureRecognizer())
  }
}

/// An app can ask for two gestures; a third one it adds itself.
public final class ThreefoldDelegate: NSObject, UIViewControllerTransitioningDelegate {
  public func watchForDismissal(_ view: UIView) {
    view.addGestureRecognizer(UIPanGestureRecognizer())
  }

  public func watchForPresentation(_ view: UIView) {
    view.addGestureRecognizer(UIScreenEdgePanGestureRecognizer())
  }

  func addTap(_ view: UIView) {
    view.addGestureRecognizer(UITapGestureRecognizer())
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    addTap(dismissed.view)
    return nil
  }
}
