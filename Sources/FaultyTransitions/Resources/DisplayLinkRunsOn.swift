public import TransitionParts
public import UIKit

/// Follows the presentation layer by a display link, and stops that only where all went through.
///
/// Catalogue: F101.
public final class DisplayLinkRunsOn: SlideAnimator {
  private var link: CADisplayLink?

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    let link = CADisplayLink(target: self, selector: Selector("tick", DisplayLinkRunsOn.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func tick() {}

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if !context.transitionWasCancelled { link?.invalidate() }
  }
}
