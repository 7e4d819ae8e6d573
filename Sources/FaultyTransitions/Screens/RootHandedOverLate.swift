public import UIKit

/// Hands the window its new root when a curtain has closed, whatever root it has got meanwhile.
///
/// Catalogue: F470.
@MainActor public enum RootHandedOverLate {
  /// Puts a controller into a window as its root.
  public static func exchange(
    in window: UIWindow, for root: UIViewController, animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    guard animated else {
      window.rootViewController = root
      completion?()
      return
    }
    let curtain = UIView(frame: window.bounds)
    curtain.alpha = 0
    curtain.backgroundColor = .black
    window.addSubview(curtain)
    UIView.animate(
      withDuration: 0.2, animations: { curtain.alpha = 1 },
      completion: { _ in
        window.rootViewController = root
        curtain.removeFromSuperview()
        completion?()
      })
  }
}
