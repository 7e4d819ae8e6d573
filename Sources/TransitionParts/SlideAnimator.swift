public import UIKit

/// Slides a screen in from below and out again, in steps of which a subclass may replace one.
///
/// Forward the incoming view moves, over the outgoing one; backward the outgoing view moves, and
/// uncovers the incoming one. Whatever the context does not hand out stays where it is.
open class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether something new comes, rather than something old back.
  public let isForward: Bool
  /// The length in seconds.
  public let duration: TimeInterval

  /// Makes an animator for one direction.
  ///
  /// - Parameters:
  ///   - isForward: whether something new comes, rather than something old back.
  ///   - duration: the length in seconds.
  public init(isForward: Bool, duration: TimeInterval = 0.3) {
    self.isForward = isForward
    self.duration = duration
  }

  // MARK: - What UIKit asks for

  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : duration }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .curveLinear, animations: { self.move(transitionContext) },
      completion: { _ in self.end(transitionContext) })
  }

  open func animationEnded(_ transitionCompleted: Bool) {}

  // MARK: - The steps

  /// The view that moves; none where the context hands out none.
  open func movingView(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: isForward ? .to : .from)
  }

  /// Where the moving view stands at its far end.
  open func farEnd(_ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
  }

  /// Puts the incoming view in, and what moves at its start.
  open func begin(_ context: any UIViewControllerContextTransitioning) {
    context.placeIncomingView(behind: !isForward)
    if isForward { movingView(context)?.transform = farEnd(context) }
  }

  /// Says where the moving view goes; runs in the animation's block.
  open func move(_ context: any UIViewControllerContextTransitioning) {
    movingView(context)?.transform = isForward ? .identity : farEnd(context)
  }

  /// Puts all in order when the animation is over, and reports so.
  open func end(_ context: any UIViewControllerContextTransitioning) {
    tidyUp(context)
    report(context)
  }

  /// Takes back what was changed for the animation alone.
  open func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    movingView(context)?.transform = .identity
  }

  /// Tells the context how it ended.
  open func report(_ context: any UIViewControllerContextTransitioning) {
    context.completeHonestly()
  }
}
