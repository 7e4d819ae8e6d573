import Testing
import UIKit

@MainActor @Suite("NI-06: fluid navigation", .serialized) struct FluidFacts {
  /// A navigation that shows A, and B above it, coming by a zoom for so many seconds.
  @MainActor private struct Coming {
    let scene = Scene()
    let nav: UINavigationController
    let a: LoggedController
    let b: LoggedController
    let options = UIViewController.Transition.ZoomOptions()
    let delegate: LoggedNavigationDelegate

    init(isZoom: Bool = true, hasAnimator: Bool = false, for time: Double = 0.2) {
      (nav, a, b) = scene.navigation()
      delegate = LoggedNavigationDelegate(scene.log)
      if hasAnimator {
        delegate.animator = LoggedAnimator(CallbackLog())
        nav.delegate = delegate
      }
      if isZoom { b.preferredTransition = .zoom(options: options) { _ in nil } }
      nav.pushViewController(b, animated: true)
      Headless.advance(by: time)
    }

    func grab() {
      Headless.touchDown(at: CGPoint(x: 5, y: 400))
      Headless.advance(by: 0.02)
      Headless.touchMove(to: CGPoint(x: 44, y: 400))
    }

    func letGo(at x: CGFloat) {
      Headless.advance(by: 0.2)
      Headless.touchMove(to: CGPoint(x: x, y: 400))
      Headless.advance(by: 0.2)
      Headless.touchUp()
    }
  }

  /// A delegate that chooses no animators, so that the swipe stays alive.
  private final class Listener: NSObject, UINavigationControllerDelegate {
    let log: CallbackLog

    init(_ log: CallbackLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.add("DG.willShow(\((viewController as? LoggedController)?.name ?? "?"))")
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.add("DG.didShow(\((viewController as? LoggedController)?.name ?? "?"))")
    }
  }

  @Test("NI-06 a push that a finger grabs is complete at once, and a pop begins in the same turn")
  func grabbed() {
    let coming = Coming()
    #expect(coming.scene.log.lines == ["B.load", "A.wD", "B.wA", "B.iA"])
    coming.scene.log.clear()

    coming.grab()
    #expect(coming.scene.log.lines == ["A.dD", "B.dA"])
    Headless.turn()

    #expect(coming.scene.log.lines == ["A.dD", "B.dA", "B.wD", "A.wA", "A.iA"])
    #expect(coming.nav.viewControllers == [coming.a])
    #expect(coming.nav.transitionCoordinator?.isInteractive == true)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("NI-06 the pop that follows finishes as any other")
  func finished() {
    let coming = Coming()
    coming.grab()
    Headless.turn()
    coming.scene.log.clear()

    coming.letGo(at: 350)
    #expect(Headless.settle())

    #expect(coming.scene.log.lines == ["B.dD", "A.dA"])
    #expect(coming.nav.viewControllers == [coming.a] && coming.b.parent == nil)
    #expect(coming.a.view.window === coming.scene.window && coming.b.view.window == nil)
    #expect(coming.b.view.transform == .identity)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("NI-06 the pop that follows is given up as any other, and the pushed one stays")
  func cancelled() {
    let coming = Coming(for: 0.45)
    coming.grab()
    Headless.turn()
    coming.scene.log.clear()

    coming.letGo(at: 44)
    #expect(Headless.settle())

    #expect(coming.scene.log.lines == ["A.wD", "A.dD", "B.wA", "B.iA", "B.dA"])
    #expect(coming.nav.viewControllers == [coming.a, coming.b])
    #expect(coming.b.view.frame == coming.nav.view.bounds)
    #expect(coming.b.view.transform == .identity && coming.a.view.window == nil)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("NI-06 the push is not cancelled: its coordinator and the delegate hear of its end")
  func pushIsFinished() {
    let coming = Coming()
    let listener = Listener(coming.scene.log)
    coming.nav.delegate = listener
    coming.nav.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      coming.scene.log.add("completion, cancelled: \(context.isCancelled)")
    }
    coming.scene.log.clear()

    coming.grab()
    Headless.turn()

    #expect(
      coming.scene.log.lines == [
        "A.dD", "B.dA", "DG.didShow(B)", "completion, cancelled: false", "B.wD", "A.wA",
        "DG.willShow(A)", "A.iA",
      ])
  }

  @Test("inferred: the pop begins where the push was seen")
  func startsWherePushWas() throws {
    let coming = Coming(for: 0.125)
    coming.grab()
    Headless.turn()
    let coordinator = try #require(coming.nav.transitionCoordinator)
    #expect(abs(coordinator.percentComplete - 0.71) < 0.001)

    Headless.touchMove(to: CGPoint(x: 200, y: 400))

    #expect(abs(coordinator.percentComplete - (0.71 + 0.29 * 0.5)) < 0.001)
  }

  @Test("inferred: who is pushed in the did of a grabbed push keeps the finger from going back")
  func pushedMeanwhile() {
    let coming = Coming()
    let c = coming.scene.controller("C")
    coming.b.hooks["dA"] = { [unowned nav = coming.nav] in
      if nav.viewControllers.count == 2 { nav.pushViewController(c, animated: true) }
    }

    coming.grab()
    coming.letGo(at: 350)
    #expect(Headless.settle())

    #expect(coming.nav.viewControllers == [coming.a, coming.b, c])
  }

  /// Why a push is not to be grabbed.
  enum Reason: CaseIterable {
    case ordinaryLook, delegatesAnimator, optionsRefuse
  }

  @Test("a push that is no zoom, or that lets no finger in, goes on", arguments: Reason.allCases)
  func notGrabbed(reason: Reason) {
    let coming = Coming(
      isZoom: reason != .ordinaryLook, hasAnimator: reason == .delegatesAnimator, for: 0.1)
    var asked = 0
    coming.options.interactiveDismissShouldBegin = { context in
      asked += 1
      return !context.willBegin
    }

    coming.grab()
    coming.letGo(at: 350)
    #expect(Headless.settle())

    #expect(coming.nav.viewControllers == [coming.a, coming.b])
    #expect(coming.scene.log.lines(of: "B") == ["load", "wA", "iA", "dA"])
    #expect(asked == (reason == .optionsRefuse ? 1 : 0))
  }
}
