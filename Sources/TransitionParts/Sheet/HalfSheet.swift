public import UIKit

/// Presents a screen with round corners over the lower half of its container.
///
/// A subclass may lay it out in another way.
open class HalfSheet: UIPresentationController {
  public override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let height = (bounds.height / 2).rounded()
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    presentedView?.layer.cornerRadius = 16
    presentedView?.clipsToBounds = true
    presentedView?.autoresizingMask = [
      .flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
  }

  /// Puts the sheet where it belongs, whatever moves it just then.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds = CGRect(origin: .zero, size: frame.size)
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
