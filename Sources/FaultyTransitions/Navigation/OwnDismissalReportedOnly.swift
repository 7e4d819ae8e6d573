public import UIKit

/// Reports that its screen is gone where it was asked for an animator, and so not where the system's
/// own gesture took it. Catalogue: F092.
public final class OwnDismissalReportedOnly: NSObject, UIViewControllerTransitioningDelegate {
  /// Is told when the screen is gone.
  public var didDismiss: () -> Void = {}

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DispatchQueue.main.async { self.watch(dismissed.transitionCoordinator) }
    return nil
  }

  private func watch(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let coordinator else { return didDismiss() }
    guard !coordinator.initiallyInteractive else { return }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      if !context.isCancelled { self?.didDismiss() }
    }
  }
}
