public import TransitionParts
public import UIKit

/// Gives the incoming view the container's bounds, and not the frame that was announced.
///
/// Catalogue: F076.
public final class ContainerBoundsTaken: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    let view = context.view(forKey: .to)
    let transform = view?.transform ?? .identity
    view?.transform = .identity
    view?.frame = context.containerView.bounds
    view?.transform = transform
  }
}
