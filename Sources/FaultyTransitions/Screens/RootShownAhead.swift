public import UIKit

/// Fades a new root's view in over the old one before the window knows of it, and hands it over then.
@MainActor public enum RootShownAhead {
  /// Puts a controller into a window as its root.
  public static func exchange(
    in window: UIWindow, for root: UIViewController, animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    guard animated, let view = root.view else {
      window.rootViewController = root
      completion?()
      return
    }
    view.frame = window.bounds
    view.alpha = 0
    window.addSubview(view)
    UIView.animate(
      withDuration: 0.3, animations: { view.alpha = 1 },
      completion: { _ in
        window.rootViewController = root
        completion?()
      })
  }
}
