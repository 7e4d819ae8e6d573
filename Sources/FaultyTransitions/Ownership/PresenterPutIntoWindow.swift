public import TransitionParts
public import UIKit

/// Puts the presenter's view into the window by hand when the screen is gone, so that no window is ever
/// empty, and tears it out of its parent where that is another view. Catalogue: F034.
///
/// Reports of it move the view into the container before; that is F033, and not done here.
public final class PresenterPutIntoWindow: SlideAnimator {
  public override func end(_ context: any UIViewControllerContextTransitioning) {
    tidyUp(context)
    if !isForward, !context.transitionWasCancelled { cureEmptyWindow(context) }
    report(context)
  }

  private func cureEmptyWindow(_ context: any UIViewControllerContextTransitioning) {
    guard let window = context.containerView.window,
      let view = context.viewController(forKey: .to)?.view, view.superview !== window
    else { return }
    window.insertSubview(view, belowSubview: context.containerView)
  }
}
