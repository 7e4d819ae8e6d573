public import Foundation

/// An object that hears of adaptation and of the user's own dismissals; all of it is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate:
  NSObjectProtocol
{
  /// The style to take on where there is little room; none to keep the presentation's own.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style to take on in an environment; none to keep the presentation's own (OC-06).
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Told before the presentation begins which style it took on; none where it kept its own.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// The controller to show under a style that is not the presentation's own.
  ///
  /// Differs from UIKit: asked when the presentation is asked for, not when it begins.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether the user may dismiss (SH-09, SH-10).
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Told that a dismissal of the user's begins; it may be cancelled yet (SH-09).
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Told that a dismissal of the user's is complete (SH-09).
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Told that the user tried to dismiss what may not be (SH-10).
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    OptionalMethod.handOn(self, "adaptivePresentationStyleFor:") {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.adaptivePresentationStyle(for: controller)
    } ?? controller.adaptivePresentationStyle
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    OptionalMethod.handOn(self, "adaptivePresentationStyleFor:traitCollection:") {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
      ?? (traitCollection.horizontalSizeClass == .compact
        ? adaptivePresentationStyle(for: controller) : .none)
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    _ = OptionalMethod.handOn(
      self, "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:"
    ) { (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    OptionalMethod.handOn(
      self, "presentationController:viewControllerForAdaptivePresentationStyle:"
    ) { (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    } ?? nil
  }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    OptionalMethod.handOn(self, "presentationControllerShouldDismiss:") {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerShouldDismiss(presentationController)
    } ?? true
  }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    _ = OptionalMethod.handOn(self, "presentationControllerWillDismiss:") {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerWillDismiss(presentationController)
    }
  }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    _ = OptionalMethod.handOn(self, "presentationControllerDidDismiss:") {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerDidDismiss(presentationController)
    }
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    _ = OptionalMethod.handOn(self, "presentationControllerDidAttemptToDismiss:") {
      (next: any UIAdaptivePresentationControllerDelegate) in
      next.presentationControllerDidAttemptToDismiss(presentationController)
    }
  }
}
