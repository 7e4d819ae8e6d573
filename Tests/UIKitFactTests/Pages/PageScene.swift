import UIKit

/// A page view controller on the screen, with three pages in a row, of which the middle one is shown.
@MainActor final class PageScene: NSObject {
  let scene = Scene()
  let page: UIPageViewController
  let pages: [LoggedController]
  /// Whether the delegate's calls are written.
  var logsDelegate = false
  /// Whether the data source's calls are written.
  var logsSource = false

  init(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    _ detail: LoggedController.Detail = []
  ) {
    let scene = scene
    page = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    pages = ["Z", "A", "B"].map { scene.controller($0, detail) }
    super.init()
    page.dataSource = self
    page.delegate = self
    page.setViewControllers([pages[1]], direction: .forward, animated: false)
    scene.show(page)
  }

  var a: LoggedController { pages[1] }
  var b: LoggedController { pages[2] }
  var log: CallbackLog { scene.log }
  var lines: [String] { scene.log.lines }

  /// Pulls the page after the shown one in, and lets go, or before.
  func swipe(to fraction: CGFloat, letsGo: Bool = true) {
    Headless.touchDown(at: CGPoint(x: 350, y: 400))
    for step in [0.1, 0.5, 1] {
      Headless.advance(by: 0.1)
      Headless.touchMove(to: CGPoint(x: 350 - 390 * fraction * step, y: 400))
    }
    Headless.advance(by: 0.2)
    if letsGo { Headless.touchUp() }
  }

  func set(_ controllers: [UIViewController], animated: Bool, completion: ((Bool) -> Void)? = nil) {
    page.setViewControllers(
      controllers, direction: .forward, animated: animated, completion: completion)
  }
}

extension PageScene: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    if logsSource { log.add("DS.before(\(names([viewController])))") }
    return neighbour(of: viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    if logsSource { log.add("DS.after(\(names([viewController])))") }
    return neighbour(of: viewController, 1)
  }

  private func neighbour(of controller: UIViewController, _ offset: Int) -> UIViewController? {
    guard let place = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(place + offset)
    else { return nil }
    return pages[place + offset]
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { ($0 as? LoggedController)?.name ?? "?" }.joined(separator: " ")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    if logsDelegate { log.add("DG.willTransition(\(names(pendingViewControllers)))") }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard logsDelegate else { return }
    log.add("DG.didFinish(\(finished), \(names(previousViewControllers)), \(completed))")
  }
}
