public import TransitionParts
public import UIKit

/// Writes the frames that it computed at the beginning once more at the end. Catalogue: F079.
public final class FramesOfTheBeginning: SlideAnimator {
  private var frames: [(UIView, CGRect)] = []

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    let views = [context.view(forKey: .from), context.view(forKey: .to)].compactMap { $0 }
    frames = views.map { ($0, context.containerView.bounds) }
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    for (view, frame) in frames { view.frame = frame }
  }
}
