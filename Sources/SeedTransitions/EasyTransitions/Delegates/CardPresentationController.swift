public import UIKit

/// Blurs what lies behind a card while it covers the screen.
public final class CardPresentationController: UIPresentationController {
  private let backdrop = CardBackdrop(effect: nil)

  public override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    backdrop.frame = containerView.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(backdrop, at: 0)
    backdrop.alpha = 0
    beside { $0.alpha = 1 }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { backdrop.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    beside { $0.alpha = 0 }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { backdrop.removeFromSuperview() } else { backdrop.alpha = 1 }
  }

  /// Changes the backdrop beside the transition, or at once where there is none.
  private func beside(_ change: @escaping @MainActor (CardBackdrop) -> Void) {
    let backdrop = backdrop
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return change(backdrop)
    }
    coordinator.animate(alongsideTransition: { _ in change(backdrop) })
  }
}

/// The blur behind a card.
public final class CardBackdrop: UIVisualEffectView {
  public override init(effect: UIVisualEffect?) {
    super.init(effect: effect ?? UIBlurEffect(style: .dark))
  }

  public required init?(coder: NSCoder) { nil }
}
