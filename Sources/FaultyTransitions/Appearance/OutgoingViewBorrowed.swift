public import TransitionParts
public import UIKit

/// Takes the outgoing view out of the container and into a helper of its own for the effect.
///
/// UIKit sees a view that leaves and one that comes. Catalogue: F014.
public final class OutgoingViewBorrowed: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward, let outgoing = context.view(forKey: .from), let window = outgoing.window else {
      return
    }
    let helper = UIView(frame: window.bounds)
    window.insertSubview(helper, at: 0)
    outgoing.removeFromSuperview()
    helper.addSubview(outgoing)
    self.helper = helper
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if let outgoing = context.view(forKey: .from), outgoing.superview === helper, helper != nil {
      context.containerView.insertSubview(outgoing, at: 0)
    }
    helper?.removeFromSuperview()
  }

  private var helper: UIView?
}
