import UIKit

/// An adaptive delegate that writes what it is told, and answers what it was told to.
final class LoggedAdaptiveDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let log: CallbackLog
  /// Whether the user may dismiss.
  var allowsDismissal = true
  /// The style to adapt to; none to leave it to the presentation controller.
  var style: UIModalPresentationStyle?
  /// Who is shown in the place of the presented controller, where its style adapts.
  var standIn: UIViewController?
  /// What is done in a method, by its name here, after it is written.
  var hooks: [String: () -> Void] = [:]

  init(_ log: CallbackLog) {
    self.log = log
  }

  private func write(_ text: String) {
    log.add("DG.\(text)")
    hooks[text]?()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style
      ?? (traitCollection.horizontalSizeClass == .compact
        ? controller.adaptivePresentationStyle : .none)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { standIn }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    write("shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    write("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    write("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    write("didAttempt")
  }
}
