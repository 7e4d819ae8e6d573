public import TransitionParts
public import UIKit

/// Keeps the presenter's frame when the screen comes, and writes it back when it goes.
///
/// Catalogue: F081.
public final class PresenterFrameWrittenBack: SlideAnimator {
  private static var frame: CGRect?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    if isForward { Self.frame = context.viewController(forKey: .from)?.view.frame }
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    guard !isForward, let frame = Self.frame else { return }
    context.viewController(forKey: .to)?.view.frame = frame
  }
}
