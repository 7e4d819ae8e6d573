import TransitionParts
public import UIKit

extension UIViewController {
  /// Presents a card, and takes it for presented as soon as it has asked.
  public func presentHastyCard(
    _ card: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    presentCard(card, animated: animated)
    completion?()
  }
}
