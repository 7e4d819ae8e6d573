package import UIKit

/// A page view controller of the cast, which knows its pages: as in a careful app, the page that is
/// shown decides the status bar.
package final class StagePageController: UIPageViewController, UIPageViewControllerDataSource {
  private var pages: [UIViewController] = []

  /// Gives the controller its pages; the first is shown.
  package func fill(with pages: [UIViewController]) {
    self.pages = pages
    dataSource = self
    setViewControllers(Array(pages.prefix(1)), direction: .forward, animated: false)
  }

  /// Turns to a page by code.
  package func turn(to index: Int, animated: Bool) {
    let present = viewControllers?.first.flatMap { shown in pages.firstIndex { $0 === shown } } ?? 0
    setViewControllers(
      [pages[index]], direction: index < present ? .reverse : .forward, animated: animated)
  }

  package override var childForStatusBarStyle: UIViewController? { viewControllers?.first }
  package override var childForStatusBarHidden: UIViewController? { viewControllers?.first }

  package func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, -1) }

  package func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, 1) }

  private func neighbour(of page: UIViewController, _ offset: Int) -> UIViewController? {
    guard let place = pages.firstIndex(where: { $0 === page }),
      pages.indices.contains(place + offset)
    else { return nil }
    return pages[place + offset]
  }
}

/// A split view controller of the cast: as in a careful app, its last column decides the status bar.
package final class StageSplitController: UISplitViewController {
  package override var childForStatusBarStyle: UIViewController? { viewControllers.last }
  package override var childForStatusBarHidden: UIViewController? { viewControllers.last }
}

/// A plain container of the cast, which exchanges its one child as Apple's guide does (CC-13).
package final class StageExchanger: UIViewController {
  private var waiting: (() -> Void)?

  /// Shows a first child.
  package func begin(with child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Exchanges the child for another one by `transition(from:to:)`; one that is asked for meanwhile
  /// waits until the exchange is over.
  package func exchange(for next: UIViewController, during duration: TimeInterval) {
    guard children.count == 1, let old = children.first else {
      waiting = { [weak self] in self?.exchange(for: next, during: duration) }
      return
    }
    addChild(next)
    old.willMove(toParent: nil)
    next.view.frame = view.bounds
    transition(
      from: old, to: next, duration: duration, options: .transitionCrossDissolve, animations: {},
      completion: { [weak self] _ in
        next.didMove(toParent: self)
        old.removeFromParent()
        self?.setNeedsStatusBarAppearanceUpdate()
        self?.goOn()
      })
  }

  private func goOn() {
    let next = waiting
    waiting = nil
    next?()
  }

  package override var childForStatusBarStyle: UIViewController? { children.last }
  package override var childForStatusBarHidden: UIViewController? { children.last }
}
