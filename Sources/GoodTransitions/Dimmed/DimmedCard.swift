public import TransitionParts
public import UIKit

/// Presents a card over a dimmed presenter.
///
/// The dimming belongs to the presentation and not to the animators: it is there with and without an
/// animation, goes when a presentation is given up, and stays when a dismissal is.
public class DimmedCardPresentation: UIPresentationController {
  private let dimming = DimmingView(frame: .zero)

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else { return }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }

  public override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
  }
}

/// Leaves the dimming where it is when a dismissal is through: it goes with the container.
public final class DimmingLeftBehind: DimmedCardPresentation {
  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { super.dismissalTransitionDidEnd(false) }
  }
}

/// Dims what lies behind a card.
public final class DimmingView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.4)
  }

  public required init?(coder: NSCoder) { nil }
}

/// Chooses the dimmed presentation, slides the card, and lets a finger pull it.
public final class DimmedCardDelegate: SlideDelegate {
  /// Makes a delegate.
  public init() {
    super.init(
      animator: { KeyframeRise(isForward: $0) },
      presentation: { DimmedCardPresentation(presentedViewController: $0, presenting: $1) })
  }
}
