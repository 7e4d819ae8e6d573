public import TransitionParts
public import UIKit

/// Puts a shadow into the view of who stays, each time anew, and leaves it there. Catalogue: F145.
public final class ShadowsPileUp: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward, let presenter = context.viewController(forKey: .from) else { return }
    presenter.view.addSubview(PresenterShadow(frame: presenter.view.bounds))
  }
}

/// Lies over a presenter, and is not seen.
public final class PresenterShadow: UIView {}
