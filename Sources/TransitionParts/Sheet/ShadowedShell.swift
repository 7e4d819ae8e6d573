public import UIKit

/// Presents a screen in a shell of two layers, which it fills before it lies anywhere: round corners, and a
/// shadow around them.
public final class ShadowedShell: UIPresentationController {
  private let shadow = UIView()
  private let corners = UIView()

  public override var presentedView: UIView? { shadow }

  public override func presentationTransitionWillBegin() {
    guard let containerView, let content = super.presentedView else { return }
    containerView.accessibilityViewIsModal = true
    shadow.frame = frameOfPresentedViewInContainerView
    shadow.layer.shadowOpacity = 0.4
    shadow.layer.shadowRadius = 14
    corners.frame = shadow.bounds
    corners.layer.cornerRadius = 18
    corners.layer.masksToBounds = true
    content.frame = corners.bounds
    for view in [shadow, corners, content] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    shadow.addSubview(corners)
    corners.addSubview(content)
  }
}
