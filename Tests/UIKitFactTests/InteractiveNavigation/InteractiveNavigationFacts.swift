import Testing
import UIKit

@MainActor @Suite("NI: interactive navigation", .serialized) struct InteractiveNavigationFacts {
  /// A navigation that shows B above A, and whose changes a driver holds.
  @MainActor private struct Held {
    let scene = Scene()
    let nav: UINavigationController
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedNavigationDelegate
    let driver = UIPercentDrivenInteractiveTransition()

    init() {
      (nav, a, b) = scene.navigation()
      delegate = LoggedNavigationDelegate(CallbackLog())
      nav.pushViewController(b, animated: false)
      scene.rest()
      delegate.animator = LoggedAnimator(CallbackLog())
      delegate.driver = driver
      nav.delegate = delegate
    }
  }

  @Test("NI-01 a pop under a driver that finishes is a pop")
  func finished() {
    let held = Held()

    held.nav.popViewController(animated: true)
    Headless.turn()
    held.driver.update(0.5)
    #expect(held.scene.log.lines == ["B.wD", "A.wA", "A.iA"])
    held.driver.finish()
    Headless.settle()

    #expect(held.scene.log.lines == ["B.wD", "A.wA", "A.iA", "B.dD", "A.dA"])
    #expect(held.nav.viewControllers == [held.a])
  }

  @Test("NI-02 a cancelled pop: the opening wills never get their own dids")
  func cancelled() {
    let held = Held()

    held.nav.popViewController(animated: true)
    Headless.turn()
    held.driver.update(0.5)
    held.driver.cancel()
    Headless.settle()

    #expect(
      held.scene.log.lines
        == ["B.wD", "A.wA", "A.iA", "A.wD", "A.dD", "B.wA", "B.iA", "B.dA"])
    #expect(held.nav.viewControllers == [held.a, held.b])
    #expect(held.b.view.window === held.scene.window && held.a.view.window == nil)
    #expect(held.b.parent === held.nav)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("NI-04 the cancellation is told at once, and the end after the controllers")
  func cancellationIsTold() {
    let held = Held()

    held.nav.popViewController(animated: true)
    held.nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
      held.scene.log.add("changed, cancelled: \(context.isCancelled)")
    }
    held.nav.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      held.scene.log.add("completion, cancelled: \(context.isCancelled)")
    }
    Headless.turn()
    held.driver.update(0.5)
    held.scene.log.clear()
    held.driver.cancel()
    #expect(held.scene.log.lines == ["changed, cancelled: true"])
    Headless.settle()

    #expect(
      held.scene.log.lines == [
        "changed, cancelled: true", "A.wD", "A.dD", "B.wA", "B.iA", "B.dA",
        "completion, cancelled: true",
      ])
  }

  @Test("NI-05 the way back runs first, and then everything is told in one turn")
  func wayBackFirst() {
    let held = Held()

    held.nav.popViewController(animated: true)
    Headless.turn()
    held.driver.update(0.5)
    held.scene.log.clear()
    held.driver.cancel()
    Headless.advance(by: 0.149)
    #expect(held.scene.log.lines.isEmpty)
    Headless.advance(by: 0.001)

    #expect(held.scene.log.lines == ["A.wD", "A.dD", "B.wA", "B.iA", "B.dA"])
  }

  @Test("NI-07 ND-04 of a cancelled pop the delegate hears only the will of the one that came")
  func delegateOfCancelled() {
    let held = Held()

    held.nav.popViewController(animated: true)
    Headless.turn()
    held.driver.update(0.3)
    held.driver.cancel()
    Headless.settle()

    #expect(held.delegate.log.lines == ["DG.willShow(A)"])
  }

  @Test("a push under a driver that cancels leaves the stack and the parents as they were")
  func cancelledPush() {
    let held = Held()
    let c = held.scene.controller("C", .containment)

    held.nav.pushViewController(c, animated: true)
    Headless.turn()
    held.driver.update(0.4)
    held.driver.cancel()
    Headless.settle()

    #expect(held.nav.viewControllers == [held.a, held.b])
    #expect(c.parent == nil)
    #expect(
      held.scene.log.lines(of: "C") == [
        "willMove(nav)", "wA", "wD", "dD", "didMove(nil)",
      ])
    #expect(held.scene.log.lines(of: "B") == ["wD", "wA", "iA", "dA"])
  }

  @Test("inferred: a push asked for during a pop that is cancelled is made from what stays")
  func pushDuringCancelledPop() {
    let held = Held()
    let c = held.scene.controller("C")

    held.nav.popViewController(animated: true)
    Headless.turn()
    held.nav.pushViewController(c, animated: false)
    held.driver.cancel()
    #expect(Headless.settle())

    #expect(held.nav.viewControllers == [held.a, c])
    #expect(held.nav.children == [held.a, c])
    #expect(held.b.parent == nil)
    #expect(held.scene.log.lines(of: "B") == ["wD", "wA", "iA", "dA", "wD", "dD"])
    #expect(c.view.window === held.scene.window)
    #expect(Headless.complaints.isEmpty)
  }
}
