public import TransitionParts
public import UIKit

/// Hands out a driver that holds nothing, so that touches get through while a picture moves above the
/// old screen, and guards against none.
///
/// A second tap pushes twice. Catalogue: F070.
public final class TouchesLetThrough: SlideNavigation {
  public init() {
    super.init(animator: { MovingPicture(isForward: $0) })
  }

  public override func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let pulling = super.navigationController(
      navigationController, interactionControllerFor: animationController)
    if let pulling { return pulling }
    let idle = UIPercentDrivenInteractiveTransition()
    idle.wantsInteractiveStart = false
    return idle
  }
}

/// Moves a picture of the screen that comes, and shows the screen itself at the end.
private final class MovingPicture: SlideAnimator {
  private var picture: UIView?

  override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward, let view = context.view(forKey: .to) else { return }
    let picture = UIView(frame: view.frame)
    picture.isUserInteractionEnabled = false
    picture.transform = farEnd(context)
    context.containerView.addSubview(picture)
    self.picture = picture
    view.isHidden = true
  }

  override func move(_ context: any UIViewControllerContextTransitioning) {
    super.move(context)
    picture?.transform = .identity
  }

  override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if isForward { context.view(forKey: .to)?.isHidden = false }
    picture?.removeFromSuperview()
  }
}
