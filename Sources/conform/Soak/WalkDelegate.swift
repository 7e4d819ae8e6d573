import TransitionCertification

/// Everybody's delegate in a walk: hands out what was chosen last.
final class WalkDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  /// Who animates the next transitions.
  enum Animation {
    case system, interruptible
    case custom(WalkAnimator.Ending)
  }

  var animation = Animation.system
  /// Whether the next transitions are held, and from their beginning on.
  var holds: (isHeld: Bool, fromTheBeginning: Bool) = (false, false)
  /// Whether custom presentations take the presenter's view away.
  var removesPresenter = false
  private let watch: WalkWatch

  init(_ watch: WalkWatch) {
    self.watch = watch
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    switch animation {
    case .system: nil
    case .interruptible: WalkInterruptibleAnimator(watch)
    case .custom(let ending): WalkAnimator(ending, watch)
    }
  }

  private func driver() -> UIPercentDrivenInteractiveTransition? {
    guard holds.isHeld else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = holds.fromTheBeginning
    watch.drivers.append(driver)
    return driver
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = WalkPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.removesPresenter = removesPresenter
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver() }
}

/// A custom presentation, with the presenter's view taken away or not.
private final class WalkPresentationController: UIPresentationController {
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }
}
