public import UIKit

/// Puts a dimming view in, and takes it out whenever a dismissal is over, but not when a presentation
/// is given up. Catalogue: F039.
public final class DimmingOutlivesCancel: UIPresentationController {
  private let dimming = DimView()

  public override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.window?.addSubview(dimming)
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }
}

/// Dims what lies behind.
public final class DimView: UIView {}
