public import TransitionParts
public import UIKit

/// Follows what is seen of its view by a display link, which ends with the animation, and announces
/// the screen that came when all is told that it did (CO-06).
public final class AnnouncedSlide: SlideAnimator {
  private var link: CADisplayLink?
  private weak var followed: UIView?
  /// How much of the screen was uncovered when it was looked at last, in points.
  public private(set) var uncovered: CGFloat = 0

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    followed = movingView(context)
    let link = CADisplayLink(target: self, selector: Selector("look", AnnouncedSlide.look))
    link.add(to: .main, forMode: .common)
    self.link = link
    announce(context)
  }

  private func look() {
    uncovered = followed?.layer.presentation()?.frame.minY ?? uncovered
  }

  private func announce(_ context: any UIViewControllerContextTransitioning) {
    let screen = context.view(forKey: .to)
    context.viewController(forKey: .to)?.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [weak screen] context in
        guard !context.isCancelled else { return }
        UIAccessibility.post(notification: .screenChanged, argument: screen)
      })
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    link?.invalidate()
    link = nil
  }
}
