import UIKit

/// A headless scene with one window, begun anew, and a log.
@MainActor struct Scene {
  let window: UIWindow
  let log = CallbackLog()

  init() {
    Headless.reset()
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// A scene on a device of a kind.
  init(idiom: UIUserInterfaceIdiom) {
    let screen = idiom == .pad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844)
    Headless.reset(idiom: idiom, screen: screen)
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
    rest()
  }

  /// Comes to rest, and forgets what was heard meanwhile.
  func rest() {
    Headless.settle()
    log.clear()
  }

  /// Shows one controller above another, comes to rest, and forgets what was heard meanwhile.
  func present(_ presented: UIViewController, on presenter: UIViewController) {
    presenter.present(presented, animated: true)
    rest()
  }
}

extension Scene {
  /// A controller on the screen, and another that is ready to be presented in a style.
  func pair(
    _ style: UIModalPresentationStyle, _ detail: LoggedController.Detail = [.loading, .isAppearing]
  ) -> (a: LoggedController, b: LoggedController) {
    let a = controller("A", detail)
    let b = controller("B", detail)
    b.modalPresentationStyle = style
    show(a)
    return (a, b)
  }

  /// A navigation on the screen that shows one controller, and another that is ready to be pushed.
  func navigation(
    _ detail: LoggedController.Detail = [.loading, .isAppearing]
  ) -> (nav: UINavigationController, a: LoggedController, b: LoggedController) {
    let a = controller("A", detail)
    let nav = UINavigationController(rootViewController: a)
    show(nav)
    return (nav, a, controller("B", detail))
  }
}
