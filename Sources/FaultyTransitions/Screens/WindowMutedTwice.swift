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
    guard animated, let picture = window.snapshotView(afterScreenUpdates: false) else {
      window.rootViewController = root
      completion?()
      return
    }
    let wasHearing = window.isUserInteractionEnabled
    window.isUserInteractionEnabled = false
    window.rootViewController = root
    window.addSubview(picture)
    UIView.animate(
      withDuration: 0.3, animations: { picture.alpha = 0 },
      completion: { _ in
        picture.removeFromSuperview()
        window.isUserInteractionEnabled = wasHearing
        completion?()
      })
  }
}
