import UIKit

/// What a careful app has for its transitions: it hands out animators and drivers, and lives on.
final class CarefulDelegate: NSObject, StageOwned {
  private let isRemoving: Bool
  private weak var rig: Rig?

  /// Makes a delegate.
  ///
  /// - Parameters:
  ///   - rig: who makes animators, and knows the driver.
  ///   - isRemoving: whether a custom presentation takes the presenter's view out of the window.
  init(_ rig: Rig, isRemoving: Bool = false) {
    self.rig = rig
    self.isRemoving = isRemoving
  }
}

extension CarefulDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { rig?.nextAnimator(isForward: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { rig?.nextAnimator(isForward: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { rig?.driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { rig?.driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard isRemoving else { return nil }
    return RemovingPresentationController(
      presentedViewController: presented, presenting: presenting)
  }
}

extension CarefulDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { rig?.driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    rig?.nextAnimator(isForward: operation == .push)
  }
}

extension CarefulDelegate: UIGestureRecognizerDelegate {
  /// Keeps the system's swipe alive, which UIKit switches off where a delegate chooses animators.
  @MainActor func keepSwipe(in navigation: UINavigationController) {
    navigation.interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let navigation = gestureRecognizer.view?.next as? UINavigationController
    return navigation.map { $0.viewControllers.count > 1 } ?? false
  }
}

extension CarefulDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { rig?.driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { rig?.nextAnimator(isForward: true) }
}
