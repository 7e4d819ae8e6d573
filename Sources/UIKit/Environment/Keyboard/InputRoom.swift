import CoreGraphics

/// What is shown in place of the keyboard and above it, in a window of the system's own.
@MainActor final class InputRoom {
  private var window: InputWindow?
  private var views = InputViews()

  /// Shows other views than before.
  func take(_ next: InputViews) {
    let old = [views.view, views.accessory].compactMap(\.self)
    let new = [next.view, next.accessory].compactMap(\.self)
    views = next
    for view in old where !new.has(view) && view.window is InputWindow {
      view.removeFromSuperview()
    }
    guard !new.isEmpty else { return }
    let window = window ?? InputWindow(frame: .zero)
    self.window = window
    for view in new where view.superview !== window { window.addSubview(view) }
  }

  /// Puts the views where the keyboard stands.
  func layOut(in frame: CGRect, on screen: CGSize) {
    guard let window, views.view != nil || views.accessory != nil else { return }
    window.frame = CGRect(origin: .zero, size: screen)
    var y = frame.minY
    for view in [views.accessory, views.view].compactMap(\.self) {
      let height = InputViews.height(of: view)
      view.frame = CGRect(x: 0, y: y, width: screen.width, height: height)
      y += height
    }
    window.layoutIfNeeded()
  }

  /// The window, where it takes a touch at a place on the screen.
  func window(hitAt point: CGPoint) -> UIWindow? {
    guard let window, let hit = window.hitTest(point, with: nil), hit !== window else { return nil }
    return window
  }
}

/// The window of input views, which is none of the application's: it is always there, and nobody is told.
final class InputWindow: UIWindow, HostOwned {
  override var isHidden: Bool {
    get { false }
    set {}
  }
  override var canBecomeKey: Bool { false }
}
