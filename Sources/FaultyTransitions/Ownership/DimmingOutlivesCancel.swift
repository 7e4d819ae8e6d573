public import UIKit

/// Dims the presenter, and takes the dimming out when a dismissal is over, but not when a presentation
/// is given up. Catalogue: F039.
///
/// It lies in the presenter's view, for the container goes with a presentation that is given up.
/// (Inferred.)
public final class DimmingOutlivesCancel: UIPresentationController {
  private let dimming = DimView()

  public override func presentationTransitionWillBegin() {
    containerView?.accessibilityViewIsModal = true
    let presenter: UIView = presentingViewController.view
    dimming.frame = presenter.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presenter.addSubview(dimming)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}

/// Dims what lies behind.
public final class DimView: UIView {}
