public import UIKit

/// Lets a screen fade in or out while the picture of the one below flies; both have to be picture sources.
///
/// The picture is hidden while its copy flies.
open class PictureFlight: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  /// Makes an animator for one direction.
  ///
  /// - Parameter isForward: whether the picture flies to a new screen.
  public init(isForward: Bool) {
    self.isForward = isForward
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 0.3 }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let incoming = transitionContext.placeIncomingView(behind: !isForward)
    let fading = isForward ? incoming : transitionContext.view(forKey: .from)
    let container = transitionContext.containerView
    guard
      let below = transitionContext.viewController(forKey: isForward ? .from : .to)
        as? any PictureSource,
      let above = transitionContext.viewController(forKey: isForward ? .to : .from)
        as? any PictureSource,
      let copy = below.picture.snapshotView(afterScreenUpdates: false)
    else { return transitionContext.completeHonestly() }
    let (near, far) = (below.picture.frame, above.picture.frame.offsetBy(dx: 150, dy: 300))
    copy.frame = isForward ? near : far
    container.addSubview(copy)
    below.picture.isHidden = true
    if isForward { fading?.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [isForward] in
        copy.frame = isForward ? far : near
        fading?.alpha = isForward ? 1 : 0
      },
      completion: { [self] _ in
        copy.removeFromSuperview()
        fading?.alpha = 1
        showAgain(below.picture, transitionContext)
        transitionContext.completeHonestly()
      })
  }

  /// Shows the picture again whose copy has flown.
  open func showAgain(
    _ picture: UIView, _ context: any UIViewControllerContextTransitioning
  ) { picture.isHidden = false }
}
