public import UIKit

/// Dims what lies behind a card, and keeps it from assistive technology meanwhile.
///
/// That is done here and not by the animators: it is undone where no animator runs, too.
public final class MutedPresentation: UIPresentationController {
  private let dimming = DimmingView(frame: .zero)
  private var wasMute = false

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    wasMute = presentingViewController.view.accessibilityElementsHidden
    presentingViewController.view.accessibilityElementsHidden = true
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(dimming, at: 0)
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { takeBack() }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { takeBack() }
  }

  private func takeBack() {
    presentingViewController.view.accessibilityElementsHidden = wasMute
    dimming.removeFromSuperview()
  }
}
