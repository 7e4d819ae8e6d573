import UIKit

/// A transitioning delegate that writes what it is asked, and hands out what it was given.
final class LoggedTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallbackLog
  var animator: LoggedAnimator?
  var driver: UIPercentDrivenInteractiveTransition?
  /// Whether a custom presentation takes the presenter's view away; none for no controller at all.
  var removesPresenter: Bool?
  private(set) weak var presentationController: LoggedPresentationController?
  var configure: ((LoggedPresentationController) -> Void)?

  init(_ log: CallbackLog) {
    self.log = log
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.add("DG.presentationController")
    guard let removesPresenter else { return nil }
    let controller = LoggedPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.log = log
    controller.removesPresenter = removesPresenter
    configure?(controller)
    presentationController = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("DG.animatorForPresented")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("DG.animatorForDismissed")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("DG.driverForPresentation")
    return driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("DG.driverForDismissal")
    return driver
  }
}

/// A navigation delegate that writes what it is told, and hands out what it was given.
final class LoggedNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let log: CallbackLog
  var animator: LoggedAnimator?
  var driver: UIPercentDrivenInteractiveTransition?

  init(_ log: CallbackLog) {
    self.log = log
  }

  private func write(_ text: String, _ controller: UIViewController) {
    log.add("DG.\(text)(\((controller as? LoggedController)?.name ?? "?"))")
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    write("willShow", viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    write("didShow", viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
