public import UIKit

extension UIViewController {
  /// Presents a card, and runs the caller's closure when it has come, and again in the next turn.
  /// Catalogue: F030.
  public func presentTwiceToldCard(
    _ card: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    present(card, animated: animated) {
      completion?()
      DispatchQueue.main.async { completion?() }
    }
  }
}
