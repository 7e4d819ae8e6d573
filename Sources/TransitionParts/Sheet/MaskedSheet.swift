import UIKit

/// Presents a screen over the lower half of its container, with corners that a mask cuts.
open class MaskedSheet: HalfSheet {
  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedView?.layer.cornerRadius = 0
    presentedView?.clipsToBounds = false
    cutCorners()
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    cutCorners()
  }

  private func cutCorners() {
    let area = CGRect(origin: .zero, size: frameOfPresentedViewInContainerView.size)
    let corners = CAShapeLayer()
    corners.path = CGPath(roundedRect: area, cornerWidth: 16, cornerHeight: 16, transform: nil)
    presentedView?.layer.mask = corners
  }
}
