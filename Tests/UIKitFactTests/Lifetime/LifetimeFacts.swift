import Testing
import UIKit

@MainActor @Suite("DL and NE: lifetimes and nesting", .serialized) struct LifetimeFacts {
  @Test(
    "DL-a a popped controller is released after the did of the one that returns",
    arguments: [true, false])
  func popped(animated: Bool) {
    let scene = Scene()
    let (nav, a, _) = scene.navigation()
    weak var popped: UIViewController?
    do {
      let b = scene.controller("B")
      popped = b
      nav.pushViewController(b, animated: false)
      scene.rest()
    }
    a.hooks["dA"] = { scene.log.add("alive: \(popped != nil)") }

    nav.popViewController(animated: animated)
    Headless.settle()

    #expect(scene.log.lines.last == "alive: true")
    #expect(popped == nil)
  }

  @Test(
    "DL-b a dismissed controller is released after the completion, with all that showed it",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom])
  func dismissed(style: UIModalPresentationStyle) {
    let scene = Scene()
    let a = scene.controller("A")
    scene.show(a)
    weak var dismissed: UIViewController?
    weak var manager: UIPresentationController?
    weak var container: UIView?
    do {
      let b = scene.controller("B")
      b.modalPresentationStyle = style
      // Asked for early, it is the one that is used, unless the style is a delegate's to answer.
      b.presentationController?.delegate = nil
      dismissed = b
      scene.present(b, on: a)
      manager = b.presentationController
      container = manager?.containerView
    }
    #expect(dismissed != nil && manager != nil && container != nil)

    a.dismiss(animated: true) { scene.log.add("alive: \(dismissed != nil)") }
    Headless.settle()

    #expect(scene.log.lines.last == "alive: true")
    #expect(dismissed == nil && manager == nil && container == nil)
  }

  @Test("a presentation controller that was asked for, and never used, keeps nobody alive")
  func askedForInVain() {
    Headless.reset()
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      controller = made
      _ = made.presentationController
    }

    #expect(controller == nil)
  }

  @Test("a presentation controller that somebody keeps knows its controller after the end")
  func keptPresentationController() {
    let scene = Scene()
    let a = scene.controller("A")
    scene.show(a)
    var kept: UIPresentationController?
    do {
      let b = scene.controller("B")
      scene.present(b, on: a)
      kept = b.presentationController
    }
    a.dismiss(animated: true)
    Headless.settle()

    #expect((kept?.presentedViewController as? LoggedController)?.name == "B")
    #expect(kept?.containerView == nil)
  }

  @Test("a cancelled presentation releases its controller, context, animator and driver")
  func cancelled() {
    let scene = Scene()
    let a = scene.controller("A")
    scene.show(a)
    weak var presented: UIViewController?
    weak var context: AnyObject?
    weak var animator: LoggedAnimator?
    weak var driver: UIPercentDrivenInteractiveTransition?
    do {
      let delegate = LoggedTransitioningDelegate(scene.log)
      let b = scene.controller("B")
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = delegate
      delegate.animator = LoggedAnimator(scene.log)
      delegate.driver = UIPercentDrivenInteractiveTransition()
      delegate.animator?.before = { context = $0 }
      (presented, animator, driver) = (b, delegate.animator, delegate.driver)
      a.present(b, animated: true)
      Headless.turn()
      #expect(context != nil)
      delegate.driver?.cancel()
      Headless.settle()
    }

    #expect(presented == nil && context == nil && animator == nil && driver == nil)
    #expect(a.view.window === scene.window)
  }

  @Test("a cancelled push releases the controller that was to come")
  func cancelledPush() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    let delegate = LoggedNavigationDelegate(scene.log)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.animator = LoggedAnimator(scene.log)
    delegate.driver = driver
    nav.delegate = delegate
    weak var pushed: UIViewController?
    do {
      let b = scene.controller("B")
      pushed = b
      nav.pushViewController(b, animated: true)
      Headless.turn()
    }
    driver.cancel()
    Headless.settle()

    #expect(pushed == nil)
  }

  @Test("a coordinator that somebody keeps keeps nobody else, and can still be asked")
  func keptCoordinator() {
    let scene = Scene()
    let (nav, _, _) = scene.navigation()
    weak var popped: UIViewController?
    do {
      let b = scene.controller("B")
      popped = b
      nav.pushViewController(b, animated: false)
      scene.rest()
    }
    nav.popViewController(animated: true)
    let coordinator = nav.transitionCoordinator
    Headless.settle()

    #expect(popped == nil)
    #expect(coordinator?.isAnimated == true && coordinator?.isCancelled == false)
    #expect(coordinator?.viewController(forKey: .from) == nil)
    #expect(coordinator?.animate(alongsideTransition: nil, completion: nil) == false)
  }

  @Test("DL-c what is set out of the stack, and is not on the screen, is released in the call")
  func setOut() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    weak var buried: UIViewController?
    do {
      let c = scene.controller("C")
      buried = c
      nav.setViewControllers([c, b], animated: false)
      scene.rest()
    }

    nav.setViewControllers([b], animated: false)

    #expect(buried == nil)
  }

  @Test("DL-d a view that is taken away is loaded again when somebody asks for it")
  func reloaded() {
    let scene = Scene()
    let a = scene.controller("A", [.loading, .layout])
    _ = a.view

    a.view = nil
    #expect(!a.isViewLoaded)
    _ = a.view

    #expect(scene.log.lines == ["A.loadView", "A.load", "A.loadView", "A.load"])
  }

  @Test("NE-c popping the controller that asked for a presentation does not dismiss it")
  func popUnderModal() {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    nav.pushViewController(b, animated: false)
    Headless.settle()
    let modal = scene.controller("M")
    modal.modalPresentationStyle = .overFullScreen
    scene.present(modal, on: b)

    nav.popViewController(animated: true)
    Headless.settle()

    #expect(nav.presentedViewController === modal && modal.view.window === scene.window)
    #expect(scene.log.lines(of: "M").isEmpty)
    #expect(scene.log.lines(of: "A") == ["wA", "iA", "dA"])
    #expect(a.presentedViewController === modal)
  }

  @Test("a reset releases the scene, even one that was in motion")
  func reset() {
    weak var root: UIViewController?
    weak var window: UIWindow?
    do {
      let scene = Scene()
      let (a, b) = scene.pair(.fullScreen)
      (root, window) = (a, scene.window)
      a.present(b, animated: true)
      Headless.advance(by: 0.1)
    }
    #expect(root != nil && window != nil)

    Headless.reset()

    #expect(root == nil && window == nil)
  }
}
