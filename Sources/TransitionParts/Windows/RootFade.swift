public import UIKit

/// Exchanges the root controller of a window: a picture of the old one fades away over the new one.
@MainActor public enum RootFade {
  /// Puts a controller into a window as its root.
  ///
  /// - Parameter completion: runs when the picture is gone.
  public static func exchange(
    in window: UIWindow, for root: UIViewController, animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    guard animated, let picture = window.snapshotView(afterScreenUpdates: false) else {
      window.rootViewController = root
      completion?()
      return
    }
    window.rootViewController = root
    window.addSubview(picture)
    UIView.animate(
      withDuration: 0.3, animations: { picture.alpha = 0 },
      completion: { _ in
        picture.removeFromSuperview()
        completion?()
      })
  }
}
