public import UIKit

/// Animates pushes and pops, with a driver that follows a finger for the pop.
open class SlideNavigation: NSObject, UINavigationControllerDelegate {
  /// The driver of the navigation's pops.
  public private(set) var driver: PanDriver?
  private let makeAnimator: SlideDelegate.MakeAnimator
  private let makeDriver: SlideDelegate.MakeDriver

  /// Makes a delegate.
  public init(
    animator: @escaping SlideDelegate.MakeAnimator = { SlideAnimator(isForward: $0) },
    driver: @escaping SlideDelegate.MakeDriver = { PanDriver(.right, begin: $0) }
  ) {
    makeAnimator = animator
    makeDriver = driver
  }

  /// Begins to watch for fingers that pull the top screen away.
  open func watch(_ navigation: UINavigationController) {
    let driver = makeDriver { [weak self, weak navigation] in
      guard let self, let navigation else { return }
      if mayPop(navigation) {
        change(navigation)
      } else {
        self.driver?.isPulling = false
      }
    }
    driver.watch(navigation.view)
    self.driver = driver
  }

  /// Changes the stack as the finger asks.
  open func change(_ navigation: UINavigationController) {
    navigation.popViewController(animated: true)
  }

  /// Whether a finger may begin a pop now.
  open func mayPop(_ navigation: UINavigationController) -> Bool {
    navigation.transitionCoordinator == nil
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(operation == .push) }

  open func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver?.isPulling == true ? driver : nil
  }

  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
