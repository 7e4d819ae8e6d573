public import UIKit

/// Lets a panel take the lower half of the screen.
open class PanelPresentationController: UIPresentationController {
  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let panel = presentedView, panel.transform == .identity else { return }
    panel.frame = frameOfPresentedViewInContainerView
  }
}
