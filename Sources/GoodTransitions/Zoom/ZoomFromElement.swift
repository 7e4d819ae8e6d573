public import TransitionParts
public import UIKit

/// Lets a screen grow out of an element of the one below, and shrink back into it.
///
/// The element is hidden while its picture flies, and shown again whatever the outcome.
public final class ZoomFromElement: NSObject, UIViewControllerAnimatedTransitioning {
  /// The tag by which a screen marks the element.
  public static let tag = 1
  private let isForward: Bool

  /// Makes an animator for one direction.
  ///
  /// - Parameter isForward: whether the screen grows out of the element.
  public init(isForward: Bool) {
    self.isForward = isForward
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 0.4 }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let incoming = transitionContext.placeIncomingView(behind: !isForward)
    let screen = isForward ? incoming : transitionContext.view(forKey: .from)
    let below = transitionContext.viewController(forKey: isForward ? .from : .to)?.viewIfLoaded
    let container = transitionContext.containerView
    let element = below?.viewWithTag(Self.tag)
    let place =
      element.map { $0.convert($0.bounds, to: container) }
      ?? CGRect(x: container.bounds.midX - 40, y: container.bounds.midY - 40, width: 80, height: 80)
    guard let screen, let picture = screen.snapshotView(afterScreenUpdates: isForward) else {
      return transitionContext.completeHonestly()
    }
    let full = screen.frame
    picture.frame = isForward ? place : full
    container.addSubview(picture)
    screen.isHidden = true
    let elementAlpha = element?.alpha ?? 1
    element?.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [isForward] in picture.frame = isForward ? full : place },
      completion: { _ in
        picture.removeFromSuperview()
        screen.isHidden = false
        element?.alpha = elementAlpha
        transitionContext.completeHonestly()
      })
  }
}

/// Zooms on pushing and popping, and lets a finger pop.
public final class ZoomNavigation: SlideNavigation {
  /// Makes a delegate.
  public init() {
    super.init(animator: { ZoomFromElement(isForward: $0) })
  }
}
