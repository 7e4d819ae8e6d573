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
