public import TransitionParts
public import UIKit

/// Takes the presenter's view out once the screen has come, though its style leaves presenters alone.
///
/// It puts the view back when the screen goes; nobody tells the presenter of either. Catalogue: F007.
public final class PresenterViewTakenOut: SlideAnimator {
  private weak static var home: UIView?

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    guard isForward, let view = context.viewController(forKey: .from)?.view else { return }
    Self.home = view.superview
    view.removeFromSuperview()
  }

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard !isForward, let view = context.viewController(forKey: .to)?.view else { return }
    Self.home?.insertSubview(view, at: 0)
  }
}
