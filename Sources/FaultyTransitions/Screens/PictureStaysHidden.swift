public import TransitionParts
public import UIKit

/// Shows the screen's picture again only where the change is through.
public final class PictureStaysHidden: PictureFlight {
  public override func showAgain(
    _ picture: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    if !context.transitionWasCancelled { picture.isHidden = false }
  }
}
