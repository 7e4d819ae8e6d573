public import UIKit

/// Presents a card in the lower half of the screen.
public final class HalfCardPresentation: UIPresentationController {
  public override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
  }

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
  }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
