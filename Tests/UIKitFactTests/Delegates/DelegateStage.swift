import Foundation
import UIKit

/// A screen with a delegate that marks a view whenever it hears something.
@MainActor final class DelegateStage {
  let window: UIWindow
  let delegate = MarkingDelegate()
  let ear: MarkEar
  private var kept: [AnyObject] = []

  init() {
    Headless.reset(idiom: .pad, screen: CGSize(width: 1180, height: 820))
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    Headless.settle()
    ear = MarkEar(delegate.mark)
    Headless.observer = ear
  }

  private func add<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    window.addSubview(view)
    Headless.turn()
    return view
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    Headless.touchDown(at: start)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      Headless.touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      Headless.turn()
    }
    Headless.touchUp()
  }

  func dragOverRecognizer() {
    let view = add(UIView())
    for pan in [UIPanGestureRecognizer(), UIPanGestureRecognizer()] {
      pan.delegate = delegate
      view.addGestureRecognizer(pan)
    }
    drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 100, y: 200))
  }

  func turnPage() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = delegate
    pages.delegate = delegate
    window.rootViewController = pages
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    Headless.settle()
    drag(from: CGPoint(x: 1000, y: 400), to: CGPoint(x: 100, y: 400))
  }

  func hideColumn() {
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    window.rootViewController = split
    Headless.settle()
    split.hide(.primary)
  }

  func tapTab() {
    let bar = add(UITabBar())
    bar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
    bar.delegate = delegate
    Headless.touchDown(at: CGPoint(x: 200, y: 200))
    Headless.touchUp()
  }

  func pushItem() {
    let bar = add(UINavigationBar())
    bar.delegate = delegate
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
  }

  func beginSearch() {
    let bar = add(UISearchBar())
    bar.delegate = delegate
    bar.becomeFirstResponder()
    bar.resignFirstResponder()
  }

  func edit<View: UIView>(_ view: View, _ setDelegate: (View, MarkingDelegate) -> Void) {
    _ = add(view)
    setDelegate(view, delegate)
    view.becomeFirstResponder()
    Headless.type("a")
    view.resignFirstResponder()
  }

  func scroll() {
    let view = add(UIScrollView())
    view.contentSize = CGSize(width: 4000, height: 400)
    view.delegate = delegate
    view.setContentOffset(CGPoint(x: 40, y: 0), animated: false)
  }
}

/// Notes who is to answer for changes of one view.
@MainActor final class MarkEar: SceneObserver {
  private(set) var causes: [SceneCause] = []
  private let mark: UIView

  init(_ mark: UIView) {
    self.mark = mark
  }

  func scene(_ event: SceneEvent, cause: SceneCause) {
    if case .changing(let view, _) = event, view === mark { causes.append(cause) }
  }
}

/// A delegate of everything, which marks a view and agrees.
final class MarkingDelegate: UIViewController {
  let mark = UIView()

  func note() -> Bool {
    mark.alpha = mark.alpha == 1 ? 0.5 : 1
    return true
  }
}

extension MarkingDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { note() }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { note() }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { note() }
}

extension MarkingDelegate: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { UIViewController() }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { UIViewController() }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { _ = note() }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { _ = note() }
}

extension MarkingDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { _ = note() }
}

extension MarkingDelegate: UITabBarDelegate, UINavigationBarDelegate, UISearchBarDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { _ = note() }
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    note()
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    _ = note()
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { note() }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { _ = note() }
}

extension MarkingDelegate: UITextFieldDelegate, UITextViewDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note() }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = note() }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { note() }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = note() }
  func textViewDidChange(_ textView: UITextView) { _ = note() }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { _ = note() }
}
