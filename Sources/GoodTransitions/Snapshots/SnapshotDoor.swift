import TransitionParts
public import UIKit

/// Moves pictures of the screens, and shows the screens themselves when the pictures are gone.
public final class SnapshotDoor: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool
  private let duration: TimeInterval = 0.45

  /// Makes an animator for one direction.
  ///
  /// - Parameter isForward: whether something new comes, rather than something old back.
  public init(isForward: Bool) {
    self.isForward = isForward
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let incoming = transitionContext.placeIncomingView(behind: !isForward)
    let outgoing = transitionContext.view(forKey: .from)
    let moving = isForward ? incoming : outgoing
    moving?.layoutIfNeeded()
    let container = transitionContext.containerView
    let away = CGAffineTransform(translationX: container.bounds.width, y: 0)
    guard let moving, let picture = moving.snapshotView(afterScreenUpdates: isForward) else {
      return transitionContext.completeHonestly()
    }
    picture.frame = moving.frame
    container.addSubview(picture)
    moving.isHidden = true
    if isForward { picture.transform = away }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [isForward] in picture.transform = isForward ? .identity : away },
      completion: { _ in
        picture.removeFromSuperview()
        moving.isHidden = false
        transitionContext.completeHonestly()
      })
  }
}

/// Selects tabs by pictures of the screens.
public final class SnapshotTabs: NSObject, UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SnapshotDoor(isForward: true) }
}
