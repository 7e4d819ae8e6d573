public import UIKit

/// Lets a finger move its half-high sheet by a transform, and writes the sheet's frame whenever it is laid out.
///
/// Where the device turns under the finger, which then gives up, the sheet rests beside its place. Catalogue: F443.
public final class FrameUnderPull: NSObject, UIViewControllerTransitioningDelegate {
  private weak var sheet: UIViewController?

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    sheet = presented
    presented.view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("follow(_:)", FrameUnderPull.follow(_:))))
    return SheetWrittenInLayout(presentedViewController: presented, presenting: presenting)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let sheet, !sheet.isBeingDismissed else { return }
    let way = max(pan.translation(in: nil).y, 0)
    switch pan.state {
    case .began, .changed: sheet.view.transform = CGAffineTransform(translationX: 0, y: way)
    case .ended where way > sheet.view.bounds.height / 3: sheet.dismiss(animated: true)
    case .ended, .cancelled, .failed:
      UIView.animate(withDuration: 0.2) { sheet.view.transform = .identity }
    case .possible: break
    @unknown default: break
    }
  }
}

/// Lays its sheet at the lower half.
private final class SheetWrittenInLayout: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
