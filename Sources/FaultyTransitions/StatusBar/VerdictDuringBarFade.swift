public import TransitionParts
public import UIKit

/// Fades the status bar over to the presenter when the finger begins to pull, and holds all else still
/// as long as that takes.
///
/// A verdict that falls into the fade is told to the context; the rest of the way waits for the end of
/// the fade, which lets nothing go, and nobody watches over that. Catalogue: F052.
public final class VerdictDuringBarFade: PanDriver {
  private static let fade = 0.35
  private weak var presented: UIViewController?
  private var context: (any UIViewControllerContextTransitioning)?
  private var isBarFading = false

  public override func began(_ pan: UIPanGestureRecognizer) {
    let presented = pan.view?.next as? UIViewController
    if presented?.modalPresentationCapturesStatusBarAppearance == true {
      self.presented = presented
      isBarFading = true
      UIView.animate(
        withDuration: Self.fade, animations: { self.letDecide(false) },
        completion: { _ in self.isBarFading = false })
    }
    super.began(pan)
  }

  private func letDecide(_ decides: Bool) {
    presented?.modalPresentationCapturesStatusBarAppearance = decides
    presented?.setNeedsStatusBarAppearanceUpdate()
  }

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
  }

  public override func finish() {
    if isBarFading { context?.finishInteractiveTransition() } else { super.finish() }
    context = nil
  }

  public override func cancel() {
    letDecide(true)
    if isBarFading { context?.cancelInteractiveTransition() } else { super.cancel() }
    context = nil
  }
}
