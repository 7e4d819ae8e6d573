import UIKit

// Methods that exchange the root controllers of windows, and such as do not.

extension UIWindow {
  /// Of two that are called alike, the one that can be told most is judged.
  public func setRoot(_ controller: UIViewController) {
    setRoot(controller, animated: true, completion: nil)
  }

  public func setRoot(
    _ controller: UIViewController, animated: Bool, curve: UIView.AnimationCurve = .easeOut,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(controller)
    UIView.transition(
      with: self, duration: animated ? 0.3 : 0, options: .transitionCrossDissolve,
      animations: {}, completion: completion)
  }

  private func exchange(_ controller: UIViewController) { rootViewController = controller }

  /// It is told neither whether to animate nor what to do at the end.
  func reveal(_ next: UIViewController) -> Bool {
    rootViewController = next
    return true
  }

  /// It only asks.
  func shows(_ controller: UIViewController) -> Bool { rootViewController == controller }

  /// Nobody knows what such a key is.
  func swap(_ controller: UIViewController, with key: RootKey) { rootViewController = controller }
}

protocol RootKey {}

final class Curtain {
  static let shared = Curtain()
  private init() {}

  func raise(over root: UIViewController, in window: UIWindow?, animated: Bool) {
    window?.rootViewController = root
  }

  static func drop(in window: UIWindow, to root: UIViewController, then done: @escaping () -> Void)
  {
    window.rootViewController = root
    done()
  }

  static func switchRoot(
    to root: UIViewController, in window: UIWindow, animated: Bool, completion: @escaping () -> Void
  ) {
    window.rootViewController = root
    completion()
  }

  /// It presents.
  func show(_ controller: UIViewController, in window: UIWindow) {
    window.rootViewController?.present(controller, animated: true)
  }
}
