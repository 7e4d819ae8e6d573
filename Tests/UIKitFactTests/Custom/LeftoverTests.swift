import Testing
import UIKit

/// What is in a presentation's container when a dismissal is given up, and when it is over.
@MainActor @Suite("What a dismissal leaves in the container", .serialized) struct LeftoverTests {
  /// A presentation over a dimming, whose dismissal a finger drives.
  @MainActor private final class Stage: NSObject, UIViewControllerTransitioningDelegate {
    let scene = Scene()
    let card: Card
    let animator = LoggedAnimator(CallbackLog())
    let driver = UIPercentDrivenInteractiveTransition()
    let extra = UIView()
    private let (a, b): (LoggedController, LoggedController)

    init(removes: Bool, leavesExtra: Bool = false) {
      (a, b) = scene.pair(.custom, [])
      card = Card(presentedViewController: b, presenting: a)
      card.removes = removes
      super.init()
      b.transitioningDelegate = self
      scene.present(b, on: a)
      if leavesExtra {
        animator.before = { [extra] in $0.containerView.addSubview(extra) }
      }
    }

    var container: UIView? { b.view.superview }
    var presentersView: UIView { a.view }
    var presentedView: UIView { b.view }

    func dismiss(finished: Bool) {
      a.dismiss(animated: true)
      Headless.turn()
      driver.update(0.5)
      if finished { driver.finish() } else { driver.cancel() }
      scene.rest()
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { card }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  /// A presentation controller that fades a dimming in and out beside the transition.
  private final class Card: UIPresentationController {
    let dimming = UIView()
    var removes = false

    override var shouldRemovePresentersView: Bool { removes }

    override func presentationTransitionWillBegin() {
      containerView?.insertSubview(dimming, at: 0)
    }

    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dimming.alpha = 0
      })
    }
  }

  @Test("given up, the dimming and the presented view are as they were", arguments: [true, false])
  func givenUp(removes: Bool) throws {
    let stage = Stage(removes: removes)
    let container = try #require(stage.container)

    stage.dismiss(finished: false)

    #expect(container.window != nil)
    #expect(container.subviews == [stage.card.dimming, stage.presentedView])
    #expect(stage.card.dimming.alpha == 1)
    #expect((stage.presentersView.window == nil) == removes)
  }

  @Test("given up, what an animator left lying stays there as in a navigation (inferred)")
  func leftLying() throws {
    let stage = Stage(removes: false, leavesExtra: true)
    let container = try #require(stage.container)

    stage.dismiss(finished: false)

    #expect(stage.extra.superview === container && stage.extra.window != nil)
  }

  @Test(
    "over, the dimming and all that was left go with their container", arguments: [true, false])
  func goesAlong(removes: Bool) throws {
    let stage = Stage(removes: removes, leavesExtra: true)
    let container = try #require(stage.container)

    stage.dismiss(finished: true)

    #expect(container.window == nil)
    #expect(stage.card.dimming.superview === container && stage.extra.superview === container)
    #expect(stage.presentersView.window != nil && stage.presentedView.window == nil)
  }
}
