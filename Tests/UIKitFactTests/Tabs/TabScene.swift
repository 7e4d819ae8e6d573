import UIKit

/// A tab bar controller on the screen, whose first child is selected.
@MainActor struct TabScene {
  let scene = Scene()
  let tab = UITabBarController()
  let children: [LoggedController]
  let delegate: LoggedTabDelegate

  /// Shows a tab bar controller with children that are called `T1` and so on.
  init(_ count: Int = 3, _ detail: LoggedController.Detail = [.loading, .isAppearing]) {
    let scene = scene
    children = (1...count).map { scene.controller("T\($0)", detail) }
    delegate = LoggedTabDelegate(scene.log)
    tab.viewControllers = children
    tab.delegate = delegate
    scene.show(tab)
  }

  var log: CallbackLog { scene.log }
  /// What was heard since the last look.
  var lines: [String] { scene.log.lines }

  /// Taps a tab with a finger.
  func tap(_ index: Int) {
    let bar = tab.tabBar
    let width = bar.bounds.width / CGFloat(children.count)
    let point = CGPoint(x: width * (CGFloat(index) + 0.5), y: 20)
    Headless.touchDown(at: bar.convert(point, to: nil))
    Headless.touchUp()
  }

  /// Has an animator, and a driver, ready for selections.
  @discardableResult
  func animated(by driver: UIPercentDrivenInteractiveTransition? = nil) -> LoggedAnimator {
    let animator = LoggedAnimator(CallbackLog())
    delegate.animator = animator
    delegate.driver = driver
    return animator
  }
}
