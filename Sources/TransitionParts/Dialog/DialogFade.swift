import UIKit

/// Fades a dialog in or out, and touches nothing else.
final class DialogFade: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let incoming = transitionContext.placeIncomingView(behind: !isForward)
    let fading = isForward ? incoming : transitionContext.view(forKey: .from)
    if isForward { fading?.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [isForward] in fading?.alpha = isForward ? 1 : 0 },
      completion: { _ in
        fading?.alpha = 1
        transitionContext.completeHonestly()
      })
  }
}
