import UIKit

/// Tabs with a stack in the first, one change among them, and an errand from inside of it.
@MainActor final class ReentrantScene {
  private let window: UIWindow
  private let tabs = UITabBarController()
  private let stack = UINavigationController()
  private let bottom = WatchedController("bottom")
  private let first = WatchedController("first")
  private let second = WatchedController("second")
  private let otherTab = WatchedController("otherTab")
  private let thirdTab = WatchedController("thirdTab")
  private let guest = WatchedController("guest")
  private let delegate = FadeDelegate()
  let ear = TransitionEar()
  private var completion: (() -> Void)?
  private let change: Change
  private let manner: Manner

  init(_ change: Change, _ manner: Manner) {
    Headless.reset()
    (self.change, self.manner) = (change, manner)
    window = UIWindow(frame: UIScreen.main.bounds)
    stack.viewControllers = [bottom, first]
    tabs.viewControllers = [stack, otherTab, thirdTab]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    Headless.settle()
    switch change {
    case .dismiss: first.present(second, animated: false)
    case .pop: stack.pushViewController(second, animated: false)
    case .present, .push, .setStack, .select, .swapRoot: break
    }
    Headless.settle()
    (tabs.delegate, stack.delegate, second.transitioningDelegate) = (delegate, delegate, delegate)
    Headless.observer = ear
  }

  private var controllers: [WatchedController] {
    [bottom, first, second, otherTab, thirdTab, guest]
  }

  private var outgoing: WatchedController {
    switch change {
    case .present, .push, .setStack, .select, .swapRoot: first
    case .dismiss, .pop: second
    }
  }

  private var incoming: WatchedController {
    switch change {
    case .present, .push, .setStack, .swapRoot: second
    case .dismiss, .pop: first
    case .select: otherTab
    }
  }

  // MARK: - Running

  /// Runs the change with an errand from inside of it, and comes to rest.
  ///
  /// - Returns: what became of the errand; nothing where the moment never came.
  func run(_ errand: Errand, animated: Bool, at wanted: Moment) -> Outcome? {
    var judge: ErrandJudge?
    listen { [self] moment, caller in
      guard moment == wanted, judge == nil else { return }
      let begun = ErrandJudge(errand, in: self, caller: caller)
      judge = begun
      perform(errand, by: caller, animated: animated)
    }
    runChange()
    Headless.settle()
    return judge?.outcome(in: self)
  }

  /// Tells of all moments, and who would speak at each.
  private func listen(_ hear: @escaping (Moment, WatchedController) -> Void) {
    let incoming = incoming
    outgoing.onCallback = { [outgoing] callback in hear(.outgoing(callback), outgoing) }
    incoming.onCallback = { callback in
      if callback == .viewWillAppear {
        incoming.transitionCoordinator?.animate { _ in
          hear(.alongside, incoming)
        } completion: { _ in
          hear(.coordinatorCompletion, incoming)
        }
      }
      hear(.incoming(callback), incoming)
    }
    delegate.fade.onEnd = { hear(.animationEnded, incoming) }
    delegate.onCall = { name in
      switch name {
      case "willShow": hear(.willShow, incoming)
      case "didShow": hear(.didShow, incoming)
      default: hear(.didSelect, incoming)
      }
    }
    completion = { hear(.completion, incoming) }
  }

  private func runChange() {
    let isAnimated = manner != .unanimated
    delegate.isFading = isAnimated
    let driver = UIPercentDrivenInteractiveTransition()
    if manner == .cancelled { delegate.driver = driver }
    switch change {
    case .present: first.present(second, animated: isAnimated, completion: completion)
    case .dismiss: second.dismiss(animated: isAnimated, completion: completion)
    case .push: stack.pushViewController(second, animated: isAnimated)
    case .pop: stack.popViewController(animated: isAnimated)
    case .setStack: stack.setViewControllers([bottom, second], animated: isAnimated)
    case .select: tapSecondTab()
    case .swapRoot: if !isAnimated { window.rootViewController = second }
    }
    guard manner == .cancelled else { return }
    Headless.turn()
    delegate.driver = nil
    driver.update(0.4)
    driver.cancel()
  }

  private func tapSecondTab() {
    let bar = tabs.tabBar
    let width = bar.bounds.width / CGFloat(tabs.children.count)
    Headless.touchDown(at: bar.convert(CGPoint(x: width * 1.5, y: 20), to: nil))
    Headless.touchUp()
  }

  // MARK: - Errands

  private func perform(_ errand: Errand, by caller: WatchedController, animated: Bool) {
    (delegate.isFading, delegate.driver) = (animated, nil)
    switch errand {
    case .present: caller.present(guest, animated: animated)
    case .dismiss: caller.dismiss(animated: animated)
    case .push: stack.pushViewController(guest, animated: animated)
    case .pop: stack.popViewController(animated: animated)
    case .setStack: stack.setViewControllers([guest], animated: animated)
    case .select: tabs.selectedIndex = 2
    case .swapRoot: window.rootViewController = guest
    }
  }

  /// Whom an errand is to be rid of; nobody where there is nothing to do.
  func victim(of errand: Errand, by caller: UIViewController) -> UIViewController? {
    switch errand {
    case .dismiss:
      caller.presentedViewController ?? (caller.presentingViewController == nil ? nil : caller)
    case .pop: stack.viewControllers.count > 1 ? stack.topViewController : nil
    case .present, .push, .setStack, .select, .swapRoot: nil
    }
  }

  /// Whether an errand had its effect, now that all is at rest.
  func hasEffect(_ errand: Errand, on victim: UIViewController?) -> Bool {
    switch errand {
    case .present: guest.presentingViewController != nil
    case .dismiss: victim?.presentingViewController == nil
    case .push: stack.viewControllers.contains(guest)
    case .pop: victim.map { !stack.viewControllers.contains($0) } ?? false
    case .setStack: stack.viewControllers == [guest]
    case .select: tabs.selectedIndex == 2
    case .swapRoot: window.rootViewController === guest && guest.viewIfLoaded?.window != nil
    }
  }

  /// What is wrong, now that all is at rest.
  var complaints: [String] {
    guard !Headless.isHalted else { return [] }
    return RestingScene(
      window: window, controllers: controllers, navigations: [stack], tabs: tabs,
      formerRoots: [tabs]
    ).complaints
  }
}
