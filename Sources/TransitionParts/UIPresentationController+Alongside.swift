public import UIKit

extension UIPresentationController {
  /// Does what belongs to a transition beside its animation, or at once where there is none.
  public func alongside(_ change: @escaping @MainActor () -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() })
  }
}
