import UIKit

/// A window that shows a root and is at rest.
@MainActor struct ShownScene {
  let window: UIWindow

  init(_ root: UIViewController) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.settle()
  }
}
