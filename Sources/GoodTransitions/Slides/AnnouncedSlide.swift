public import TransitionParts
public import UIKit

/// Is followed while it runs, and announces the screen that came when all is told that it did (CO-06).
public final class AnnouncedSlide: SlideAnimator {
  private let eye = ViewFollower()

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    eye.follow(movingView(context))
    announce(context)
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
    eye.rest()
  }
}
