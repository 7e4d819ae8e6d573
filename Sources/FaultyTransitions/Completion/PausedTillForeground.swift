public import TransitionParts
public import UIKit

/// Moves its screen at each frame, stands still when the application becomes inactive, and goes on when that comes
/// out of the background.
///
/// Behind an alert of the system's the application is inactive, and never in the background: the transition stands
/// for ever. Catalogue: F441.
public final class PausedTillForeground: SlideAnimator {
  private var link: CADisplayLink?
  private var frames = 0
  private var context: (any UIViewControllerContextTransitioning)?
  private static let count = 18

  public override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard transitionContext.isAnimated, !transitionContext.isInteractive else {
      return super.animateTransition(using: transitionContext)
    }
    begin(transitionContext)
    context = transitionContext
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("pause", PausedTillForeground.pause),
      name: UIApplication.willResignActiveNotification, object: nil)
    center.addObserver(
      self, selector: Selector("goOn", PausedTillForeground.goOn),
      name: UIApplication.willEnterForegroundNotification, object: nil)
    let link = CADisplayLink(target: self, selector: Selector("tick", PausedTillForeground.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func pause() { link?.isPaused = true }
  private func goOn() { link?.isPaused = false }

  private func tick() {
    guard let context else { return }
    frames += 1
    let part = CGFloat(frames) / CGFloat(Self.count)
    let end = farEnd(context)
    movingView(context)?.transform = CGAffineTransform(
      translationX: end.tx * (isForward ? 1 - part : part),
      y: end.ty * (isForward ? 1 - part : part))
    if frames == Self.count { arrive(in: context) }
  }

  private func arrive(in context: any UIViewControllerContextTransitioning) {
    link?.invalidate()
    NotificationCenter.default.removeObserver(self)
    self.context = nil
    end(context)
  }
}
