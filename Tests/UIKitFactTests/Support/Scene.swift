import UIKit

/// A headless scene with one window, begun anew, and a log.
@MainActor struct Scene {
  let window: UIWindow
  let log = CallbackLog()

  init() {
    Headless.reset()
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  func controller(
    _ name: String, _ detail: LoggedController.Detail = [.loading, .isAppearing]
  ) -> LoggedController {
    LoggedController(name, log, detail)
  }

  /// Shows a root, comes to rest, and forgets what was heard meanwhile.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    Headless.settle()
    log.clear()
  }
}
