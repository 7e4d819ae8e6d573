import CoreGraphics
import Foundation

extension World {
  /// The windows that are shown; a higher level is further in front, then who was shown later.
  var windowsBackToFront: [UIWindow] {
    windows.enumerated()
      .sorted { one, other in
        (one.element.windowLevel.rawValue, one.offset)
          < (other.element.windowLevel.rawValue, other.offset)
      }
      .map(\.element)
  }

  /// The window that decides the status bar: the frontmost that fills the screen and has a root.
  /// (Inferred.)
  static var statusBarWindow: UIWindow? {
    // Whether a single window fills the screen or not, no other one could take its place.
    if current.windows.count == 1 {
      let only = current.windows[0]
      guard let key = current.keyWindowReference else { return only }
      if key.toOpaque() == Unmanaged.passUnretained(only).toOpaque() { return only }
    }
    return current.frontmostWindow
  }

  private var frontmostWindow: UIWindow? {
    var front: UIWindow?
    for window in windows
    where window.rootViewController != nil && window.frame.size == screenSize {
      let level = front?.windowLevel.rawValue ?? -.infinity
      if window.windowLevel.rawValue >= level { front = window }
    }
    return front ?? keyWindow ?? windows.last
  }

  /// Whether a controller is the root of a window that is shown.
  func hasRoot(_ controller: UIViewController) -> Bool {
    for window in windows where window.rootViewController === controller { return true }
    return false
  }

  /// The frontmost window that takes a touch at a place on the screen.
  func window(hitAt point: CGPoint) -> UIWindow? {
    if let window = keyboard.room.window(hitAt: point) { return window }
    return windowsBackToFront.last {
      $0.hitTest($0.convert(point, fromScreenOf: self), with: nil) != nil
    }
  }

  /// Makes a window the one that gets keys, or none; both sides hear of it. (The order is inferred.)
  func makeKey(_ window: UIWindow?) {
    guard keyWindow !== window else { return }
    let old = keyWindow
    keyWindow = nil
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    keyWindow = window
    guard let window else { return }
    report(.window(window, .becameKey))
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }
}

extension UIWindow {
  /// Turns a point of the screen into one of the window.
  func convert(_ point: CGPoint, fromScreenOf world: World) -> CGPoint {
    CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
  }
}
