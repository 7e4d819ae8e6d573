public import TransitionParts
public import UIKit

/// Lets the incoming view come to rest below the status bar, and moves it under the bar when all is over,
/// so that what the bar covers of it jumps. Article: S11.
public final class BarJumpsAtEnd: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    lower(context, by: 20)
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    lower(context, by: -20)
  }

  private func lower(_ context: any UIViewControllerContextTransitioning, by distance: CGFloat) {
    guard isForward else { return }
    movingView(context)?.center.y += distance
  }
}
