public import Foundation

/// An object that chooses a navigation's animations and hears of its changes; all of it is optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked how the interface may lie.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Asked how the interface is to lie when the controller is presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    OptionalMethod.handOn(self, "navigationControllerSupportedInterfaceOrientations:") {
      (next: any UINavigationControllerDelegate) in
      next.navigationControllerSupportedInterfaceOrientations(navigationController)
    } ?? OptionalMethod.leftOut(.allButUpsideDown)
  }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    OptionalMethod.handOn(
      self, "navigationControllerPreferredInterfaceOrientationForPresentation:"
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    } ?? OptionalMethod.leftOut(.portrait)
  }
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    _ = OptionalMethod.handOn(self, "navigationController:willShow:animated:") {
      (next: any UINavigationControllerDelegate) in
      next.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    _ = OptionalMethod.handOn(self, "navigationController:didShow:animated:") {
      (next: any UINavigationControllerDelegate) in
      next.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.handOn(self, "navigationController:interactionControllerFor:") {
      (next: any UINavigationControllerDelegate) in
      next.navigationController(navigationController, interactionControllerFor: animationController)
    } ?? nil
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let answer = OptionalMethod.handOn(
      self, "navigationController:animationControllerFor:from:to:"
    ) { (next: any UINavigationControllerDelegate) in
      next.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    if let answer { return answer }
    OptionalMethod.leaveOut()
    return nil
  }
}
