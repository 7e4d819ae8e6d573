public import TransitionParts
public import UIKit

/// Lets the presenter recede behind a card: it is smaller and fainter for as long as the card is there,
/// and is itself again for as long as its size changes.
public final class RecedingPresentation: PalingPresentation {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    recede(false)
    coordinator.animate(alongsideTransition: { [self] _ in recede(true) })
  }

  public override func recede(_ isAway: Bool) {
    presentingViewController.view.transform =
      isAway ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
    super.recede(isAway)
  }
}

/// Slides the card, which decides the status bar.
public final class RecedingCardDelegate: SlideDelegate {
  /// Makes a delegate.
  public init() {
    super.init(presentation: {
      RecedingPresentation(presentedViewController: $0, presenting: $1)
    })
  }

  /// Lets a card decide the status bar that it covers.
  @MainActor public static func prepare(_ card: UIViewController) {
    card.modalPresentationCapturesStatusBarAppearance = true
  }
}
