import UIKit

/// Something that leads back to where it began.
enum Cycle: String, CaseIterable, Sendable {
  case presentAndDismiss, presentAndDismissAnimated, presentAndCancel, presentSheetAndSwipe
  case pushAndPop, pushAndPopAnimated, replaceStack
  case selectTabs, selectTabsAnimated
  case turnPages
  case addAndRemoveChild, exchangeChildren
  case performSegueAndUnwind
  case swapRoot
  case showAndHideWindow
  case animate, animateLayer, scrub
  case touch, waitForTimer
}

/// A hierarchy of one window in which cycles run.
@MainActor final class CycleScene {
  private let tabs: UITabBarController
  private let stack: UINavigationController
  private let book: UIPageViewController
  private let window: UIWindow

  init() {
    // Before anything else: a scene that another test has halted takes no changes of a stack.
    Headless.reset()
    tabs = UITabBarController()
    stack = UINavigationController(rootViewController: UIViewController())
    book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    window = UIWindow(frame: UIScreen.main.bounds)
    tabs.viewControllers = [stack, UIViewController(), book]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    Headless.settle()
  }

  func run(_ cycle: Cycle) {
    switch cycle {
    case .presentAndDismiss: presentAndDismiss(animated: false)
    case .presentAndDismissAnimated: presentAndDismiss(animated: true)
    case .presentAndCancel: presentAndCancel()
    case .presentSheetAndSwipe: presentSheetAndSwipe()
    case .pushAndPop: pushAndPop(animated: false)
    case .pushAndPopAnimated: pushAndPop(animated: true)
    case .replaceStack: replaceStack()
    case .selectTabs: selectTabs(with: nil)
    case .selectTabsAnimated: selectTabs(with: CountedDelegate())
    case .turnPages: turnPages()
    case .addAndRemoveChild: addAndRemoveChild()
    case .exchangeChildren: exchangeChildren()
    case .performSegueAndUnwind: performSegueAndUnwind()
    case .swapRoot: swapRoot()
    case .showAndHideWindow: showAndHideWindow()
    case .animate: animate()
    case .animateLayer: animateLayer()
    case .scrub: scrub()
    case .touch: touch()
    case .waitForTimer: waitForTimer()
    }
  }

  // MARK: - Presentations

  private func presentAndDismiss(animated: Bool) {
    let (guest, delegate) = (CountedController(), CountedDelegate())
    guest.modalPresentationStyle = animated ? .custom : .fullScreen
    guest.transitioningDelegate = delegate
    stack.present(guest, animated: animated)
    Headless.settle()
    guest.dismiss(animated: animated)
    Headless.settle()
  }

  private func presentAndCancel() {
    let (guest, delegate) = (CountedController(), CountedDelegate())
    delegate.isDriven = true
    guest.modalPresentationStyle = .fullScreen
    guest.transitioningDelegate = delegate
    stack.present(guest, animated: true)
    Headless.turn()
    delegate.driver?.update(0.5)
    delegate.driver?.cancel()
    Headless.settle()
  }

  private func presentSheetAndSwipe() {
    stack.present(CountedController(), animated: true)
    Headless.settle()
    Headless.touchDown(at: CGPoint(x: 195, y: 100))
    for y in stride(from: 200, through: 800, by: 200) {
      Headless.touchMove(to: CGPoint(x: 195, y: y))
    }
    Headless.touchUp()
    Headless.settle()
  }

  // MARK: - Containers

  private func pushAndPop(animated: Bool) {
    let delegate = animated ? CountedDelegate() : nil
    stack.delegate = delegate
    stack.pushViewController(CountedController(), animated: animated)
    Headless.settle()
    stack.popViewController(animated: animated)
    Headless.settle()
    withExtendedLifetime(delegate) {}
  }

  private func replaceStack() {
    let old = stack.viewControllers
    stack.setViewControllers(old + [CountedController(), CountedController()], animated: true)
    Headless.settle()
    stack.setViewControllers(old, animated: true)
    Headless.settle()
  }

  private func selectTabs(with delegate: CountedDelegate?) {
    tabs.delegate = delegate
    for index in [1, 0] {
      tabs.selectedIndex = index
      Headless.settle()
    }
  }

  private func turnPages() {
    tabs.selectedIndex = 2
    for animated in [true, false] {
      book.setViewControllers([CountedController()], direction: .forward, animated: animated)
      Headless.settle()
    }
    book.setViewControllers([UIViewController()], direction: .forward, animated: false)
    tabs.selectedIndex = 0
    Headless.settle()
  }

  private var screen: UIViewController { stack.viewControllers[0] }

  private func add(_ child: UIViewController) {
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func addAndRemoveChild() {
    let child = CountedController()
    add(child)
    Headless.settle()
    remove(child)
    Headless.settle()
  }

  private func exchangeChildren() {
    let (first, second) = (CountedController(), CountedController())
    add(first)
    Headless.settle()
    first.willMove(toParent: nil)
    screen.addChild(second)
    screen.transition(from: first, to: second, duration: 0.2, animations: {}) { _ in
      first.removeFromParent()
      second.didMove(toParent: self.screen)
    }
    Headless.settle()
    remove(second)
    Headless.settle()
  }

  private func performSegueAndUnwind() {
    let guest = CountedController()
    CountedSegue(identifier: "show", source: screen, destination: guest).perform()
    Headless.settle()
    guest.dismiss(animated: false)
    Headless.settle()
  }

  // MARK: - Windows

  private func swapRoot() {
    window.rootViewController = CountedStack(rootViewController: CountedController())
    Headless.settle()
    window.rootViewController = tabs
    Headless.settle()
  }

  private func showAndHideWindow() {
    let alert = CountedWindow(frame: UIScreen.main.bounds)
    alert.windowLevel = .alert
    alert.rootViewController = CountedController()
    alert.isHidden = false
    Headless.settle()
    alert.isHidden = true
    Headless.settle()
  }

  // MARK: - Time and fingers

  private func animate() {
    let (view, token) = (CountedView(), Census.Token())
    screen.view.addSubview(view)
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0
    } completion: { _ in
      withExtendedLifetime(token) {}
    }
    Headless.settle()
    view.removeFromSuperview()
  }

  private func animateLayer() {
    let (view, token) = (CountedView(), Census.Token())
    screen.view.addSubview(view)
    CATransaction.begin()
    CATransaction.setCompletionBlock { withExtendedLifetime(token) {} }
    view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    CATransaction.commit()
    Headless.settle()
    view.removeFromSuperview()
  }

  private func scrub() {
    let (view, token) = (CountedView(), Census.Token())
    screen.view.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { _ in withExtendedLifetime(token) {} }
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    Headless.settle()
    view.removeFromSuperview()
  }

  private func touch() {
    let view = CountedView(frame: screen.view.bounds)
    view.addGestureRecognizer(UIPanGestureRecognizer())
    screen.view.addSubview(view)
    Headless.touchDown(at: CGPoint(x: 100, y: 400))
    Headless.touchMove(to: CGPoint(x: 200, y: 400))
    Headless.touchUp()
    Headless.settle()
    view.removeFromSuperview()
  }

  private func waitForTimer() {
    let token = Census.Token()
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      withExtendedLifetime(token) {}
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { withExtendedLifetime(token) {} }
    Headless.settle()
  }
}
