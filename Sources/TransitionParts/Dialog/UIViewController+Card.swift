public import UIKit

/// Ways of a library's own to present and to dismiss.
extension UIViewController {
  /// Presents a controller as a card, which slides up over this one.
  ///
  /// - Parameter completion: runs when the card is there.
  public func presentCard(
    _ card: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) {
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = CardDelegate.shared
    present(card, animated: animated, completion: completion)
  }

  /// Takes this card away.
  ///
  /// - Parameter completion: runs when it is gone.
  public func dismissCard(animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
    dismiss(animated: animated, completion: completion)
  }
}

/// The delegate of all cards, which lives as long as the app.
public final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// The only one.
  @MainActor public static let shared = CardDelegate()

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isForward: true) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isForward: false) }
}
