public import UIKit

/// Scales the presenter, and writes its frame whenever it lays out. Catalogue: F083.
public final class FrameUnderTransform: UIPresentationController {
  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    presentingViewController.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
  }

  public override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    presentingViewController.view.frame = containerView?.bounds ?? .zero
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { presentingViewController.view.transform = .identity }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    presentingViewController.view.transform = .identity
    presentingViewController.view.frame = presentingViewController.view.superview?.bounds ?? .zero
  }
}
