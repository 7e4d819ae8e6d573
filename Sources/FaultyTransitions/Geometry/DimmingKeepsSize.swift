public import UIKit

/// Gives its dimming the bounds of the moment at which the screen comes. Catalogue: F080.
public final class DimmingKeepsSize: UIPresentationController {
  private let dimming = DimView()

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}
