import Testing
import UIKit

@MainActor @Suite("CE: the end of a transition", .serialized) struct EndingFacts {
  /// A pair whose changes an animator makes that tells when it reports and has reported.
  private func pair(
    _ style: UIModalPresentationStyle
  ) -> (scene: Scene, a: LoggedController, b: LoggedController, LoggedTransitioningDelegate) {
    let scene = Scene()
    let (a, b) = scene.pair(style, [])
    let delegate = LoggedTransitioningDelegate(CallbackLog())
    let animator = LoggedAnimator(CallbackLog())
    animator.aroundReport = ({ scene.log.add("report") }, { scene.log.add("reported") })
    delegate.animator = animator
    b.transitioningDelegate = delegate
    return (scene, a, b, delegate)
  }

  @Test("CE-01 the closures of present and dismiss run inside of completeTransition")
  func closuresInside() {
    let (scene, a, b, delegate) = pair(.fullScreen)

    a.present(b, animated: true) { scene.log.add("closure") }
    Headless.settle()
    #expect(scene.log.lines.suffix(5) == ["report", "B.dA", "A.dD", "closure", "reported"])
    scene.log.clear()
    a.dismiss(animated: true) { scene.log.add("closure") }
    Headless.settle()

    #expect(scene.log.lines.suffix(5) == ["report", "A.dA", "B.dD", "closure", "reported"])
    withExtendedLifetime(delegate) {}
  }

  @Test("CE-03 a push and a pop tell their dids inside of completeTransition")
  func navigationInside() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation([])
    let delegate = LoggedNavigationDelegate(CallbackLog())
    let animator = LoggedAnimator(CallbackLog())
    animator.aroundReport = ({ scene.log.add("report") }, { scene.log.add("reported") })
    delegate.animator = animator
    nav.delegate = delegate

    nav.pushViewController(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines.suffix(4) == ["report", "A.dD", "B.dA", "reported"])
    scene.log.clear()
    nav.popViewController(animated: true)
    Headless.settle()

    #expect(scene.log.lines.suffix(4) == ["report", "B.dD", "A.dA", "reported"])
  }

  @Test("CE-04 who presents when a push's coordinator tells of the end is not refused")
  func presentFromTheCoordinator() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    let sheet = scene.controller("S")

    nav.pushViewController(b, animated: true)
    nav.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      b.present(sheet, animated: true)
    }
    Headless.settle()

    #expect(nav.presentedViewController === sheet)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("CE-06 what an animator leaves in a navigation's container stays there")
  func leftInTheContainer() throws {
    let scene = Scene()
    let (nav, a, b) = scene.navigation()
    let extra = UIView()
    let delegate = LoggedNavigationDelegate(CallbackLog())
    let animator = LoggedAnimator(CallbackLog())
    delegate.animator = animator
    animator.before = { context in
      context.containerView.addSubview(extra)
      animator.before = nil
    }
    nav.delegate = delegate

    nav.pushViewController(b, animated: true)
    Headless.settle()
    let container = try #require(extra.superview)
    #expect(a.view.superview == nil)
    var atThePop: [UIView] = []
    animator.before = { atThePop = $0.containerView.subviews }
    nav.popViewController(animated: true)
    Headless.settle()

    #expect(atThePop.contains(extra))
    #expect(extra.superview === container)
  }

  @Test("CE-09 the wills and willShow are told at the start of a pull, before any update")
  func willsAtTheStart() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation([])
    nav.pushViewController(b, animated: false)
    scene.rest()
    let delegate = LoggedNavigationDelegate(scene.log)
    delegate.animator = LoggedAnimator(CallbackLog())
    delegate.driver = UIPercentDrivenInteractiveTransition()
    nav.delegate = delegate

    nav.popViewController(animated: true)
    Headless.turn()

    #expect(Set(scene.log.lines) == ["B.wD", "A.wA", "DG.willShow(A)"])
    delegate.driver?.finish()
    Headless.settle()
  }

  @Test("CR-04 who asks to animate alongside is told that it will be")
  func queued() {
    let (_, a, b, delegate) = pair(.fullScreen)

    a.present(b, animated: true)

    #expect(b.transitionCoordinator?.animate(alongsideTransition: { _ in }) == true)
    Headless.settle()
    withExtendedLifetime(delegate) {}
  }

  @Test("CR-08 in willShow the coordinator is there, and knows who is popped")
  func coordinatorInWillShow() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var from: UIViewController?
      var isInteractive: Bool?
      func navigationController(
        _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
      ) {
        from = navigation.transitionCoordinator?.viewController(forKey: .from)
        isInteractive = navigation.transitionCoordinator?.isInteractive
      }
    }
    let scene = Scene()
    let (nav, _, b) = scene.navigation()
    nav.pushViewController(b, animated: false)
    scene.rest()
    let delegate = Delegate()
    nav.delegate = delegate

    nav.popViewController(animated: true)
    Headless.settle()

    #expect(delegate.from === b)
    #expect(delegate.isInteractive == false)
  }

  @Test("CR-09 when the last block has run a coordinator is gone")
  func gone() {
    let (_, a, b, delegate) = pair(.fullScreen)
    var hasRun = false

    a.present(b, animated: true)
    b.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      hasRun = true
    }
    Headless.settle()

    #expect(hasRun)
    #expect(b.transitionCoordinator == nil && a.transitionCoordinator == nil)
    withExtendedLifetime(delegate) {}
  }
}
