import TransitionParts
public import UIKit

/// Gives the window back the deafness that an exchange before this one had lent it.
///
/// Catalogue: F476.
@MainActor public enum WindowMutedTwice {
  /// Puts a controller into a window as its root.
  public static func exchange(
    in window: UIWindow, for root: UIViewController, animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    let wasHearing = window.isUserInteractionEnabled
    if animated { window.isUserInteractionEnabled = false }
    RootFade.exchange(in: window, for: root, animated: animated) {
      if animated { window.isUserInteractionEnabled = wasHearing }
      completion?()
    }
  }
}
