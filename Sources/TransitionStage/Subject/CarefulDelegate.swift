import UIKit

/// What a careful app has for its transitions: it hands out animators and drivers, and lives on.
final class CarefulDelegate: NSObject, StageOwned {
  private let isRemoving: Bool
  private weak var installer: SubjectInstaller?

  /// Makes a delegate.
  ///
  /// - Parameters:
  ///   - installer: who makes animators, and knows the driver.
  ///   - isRemoving: whether a custom presentation takes the presenter's view out of the window.
  init(_ installer: SubjectInstaller, isRemoving: Bool = false) {
    self.installer = installer
    self.isRemoving = isRemoving
  }
}

extension CarefulDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { installer?.animator(for: .presentation) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { installer?.animator(for: .dismissal) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { installer?.driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { installer?.driver }

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
  ) -> (any UIViewControllerInteractiveTransitioning)? { installer?.driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    installer?.animator(for: operation == .push ? .push : .pop)
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
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    switch installer?.refusalOfNextTabTap() {
    case nil: return true
    case .ignored: return false
    case .answered(let index):
      tabBarController.selectedIndex = index
      return false
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { installer?.driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { installer?.animator(for: .selection) }
}
