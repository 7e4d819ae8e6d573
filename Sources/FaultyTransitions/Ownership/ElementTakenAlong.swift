public import TransitionParts
public import UIKit

/// Takes the element that the screen grows out of into the container, and does not put it back.
/// Catalogue: F038.
public final class ElementTakenAlong: SlideAnimator {
  private var element: UIView?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    if isForward {
      element = context.view(forKey: .from)?.viewWithTag(SourceViewStaysHidden.tag)
      element.map { context.containerView.addSubview($0) }
    }
    super.begin(context)
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    element?.removeFromSuperview()
    element = nil
  }
}
