import Testing
import UIKit

@MainActor @Suite("CU: custom presentations and animators", .serialized) struct CustomFacts {
  /// A controller on the screen, one with a delegate that hands out an animator, and that delegate.
  private func custom(
    _ scene: Scene, removes: Bool?, style: UIModalPresentationStyle = .custom
  ) -> (a: LoggedController, b: LoggedController, delegate: LoggedTransitioningDelegate) {
    let (a, b) = scene.pair(style, .loading)
    let delegate = LoggedTransitioningDelegate(CallbackLog())
    delegate.animator = LoggedAnimator(CallbackLog())
    delegate.removesPresenter = removes
    b.transitioningDelegate = delegate
    return (a, b, delegate)
  }

  @Test("CU-01 a custom presentation that leaves the presenter's view: the presenter hears nothing")
  func withoutRemoval() {
    let scene = Scene()
    let (a, b, delegate) = custom(scene, removes: false)

    a.present(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "B.wA", "B.dA"])
    scene.log.clear()
    a.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.wD", "B.dD"])
    withExtendedLifetime(delegate) {}
  }

  @Test("CU-02 a custom presentation that removes the presenter's view: as in full screen")
  func withRemoval() {
    let scene = Scene()
    let (a, b, delegate) = custom(scene, removes: true)

    a.present(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.dA", "A.dD"])
    scene.log.clear()
    a.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.wD", "A.wA", "A.dA", "B.dD"])
    withExtendedLifetime(delegate) {}
  }

  @Test("CU-03 a custom animator changes nothing of what a full-screen presentation tells")
  func fullScreenWithAnimator() {
    let scene = Scene()
    let (a, b, delegate) = custom(scene, removes: nil, style: .fullScreen)

    a.present(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA", "B.dA", "A.dD"])
    #expect(delegate.animator?.log.lines.contains("AN.animateTransition") == true)
    scene.log.clear()
    a.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.wD", "A.wA", "A.dA", "B.dD"])
  }

  @Test("CU-04 an animator may tell the presenter by hand where its view stays")
  func manualWithoutRemoval() throws {
    let scene = Scene()
    let (a, b, delegate) = custom(scene, removes: false)
    let animator = try #require(delegate.animator)
    animator.before = { _ in a.beginAppearanceTransition(false, animated: true) }
    animator.aroundReport = ({ a.endAppearanceTransition() }, {})

    a.present(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.load", "B.wA", "A.wD", "A.dD", "B.dA"])
    scene.log.clear()
    animator.before = { _ in a.beginAppearanceTransition(true, animated: true) }
    a.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines == ["B.wD", "A.wA", "A.dA", "B.dD"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("CU-05 telling the presenter by hand where UIKit does it already is unbalanced")
  func manualWithRemoval() throws {
    let scene = Scene()
    let (a, b, delegate) = custom(scene, removes: nil, style: .fullScreen)
    let animator = try #require(delegate.animator)
    animator.before = { _ in a.beginAppearanceTransition(false, animated: true) }
    animator.aroundReport = ({ a.endAppearanceTransition() }, {})

    a.present(b, animated: true)
    Headless.settle()

    #expect(Headless.complaints.map(\.id) == ["D1"])
    #expect(scene.log.lines(of: "A") == ["wD", "dD"])
  }

  @Test("CU-06 a presentation controller may tell the presenter by hand from its hooks")
  func manualFromHooks() {
    let scene = Scene()
    let (a, b, delegate) = custom(scene, removes: false)
    delegate.configure = { controller in
      controller.hooks = [
        "presentationTransitionWillBegin": { a.beginAppearanceTransition(false, animated: true) },
        "presentationTransitionDidEnd": { a.endAppearanceTransition() },
        "dismissalTransitionWillBegin": { a.beginAppearanceTransition(true, animated: true) },
        "dismissalTransitionDidEnd": { a.endAppearanceTransition() },
      ]
    }

    a.present(b, animated: true)
    Headless.settle()
    #expect(scene.log.lines(of: "A") == ["wD", "dD"])
    a.dismiss(animated: true)
    Headless.settle()
    #expect(scene.log.lines(of: "A") == ["wD", "dD", "wA", "dA"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("CU-10 who is asked in a presentation, in order")
  func presentationConsultation() {
    let scene = Scene()
    let (a, b, delegate) = consulted(scene)

    a.present(b, animated: true)
    Headless.settle()

    #expect(
      scene.log.lines.withoutRepeats == [
        "DG.presentationController", "DG.animatorForPresented", "DG.driverForPresentation",
        "PC.presentationTransitionWillBegin", "AN.transitionDuration", "AN.animateTransition",
        "PC.containerViewWillLayoutSubviews", "PC.containerViewDidLayoutSubviews",
        "PC.presentationTransitionDidEnd(true)", "AN.animationEnded(true)",
      ])
    withExtendedLifetime(delegate) {}
  }

  @Test("CU-10 without an animator nobody is asked for a driver, and the system animates")
  func presentationWithoutAnimator() {
    let scene = Scene()
    let (a, b, delegate) = consulted(scene)
    delegate.animator = nil

    a.present(b, animated: true)
    Headless.settle()

    #expect(!scene.log.lines.contains("DG.driverForPresentation"))
    #expect(Headless.now > 0)
    #expect(b.presentingViewController === a)
  }

  @Test("CU-10 inferred: without a presentation controller a custom one fills the screen")
  func presentationWithoutController() {
    let scene = Scene()
    let (a, b, delegate) = consulted(scene)
    delegate.removesPresenter = nil

    a.present(b, animated: true)
    Headless.settle()

    #expect(b.view.convert(b.view.bounds, to: nil) == scene.window.bounds)
  }

  @Test("CU-11 who is asked in a dismissal, in order")
  func dismissalConsultation() {
    let scene = Scene()
    let (a, b, delegate) = consulted(scene)
    scene.present(b, on: a)

    a.dismiss(animated: true)
    Headless.settle()

    #expect(
      scene.log.lines.filter { !$0.contains("Layout") } == [
        "DG.animatorForDismissed", "DG.driverForDismissal",
        "PC.dismissalTransitionWillBegin", "AN.transitionDuration", "AN.animateTransition",
        "PC.dismissalTransitionDidEnd(true)", "AN.animationEnded(true)",
      ])
    withExtendedLifetime(delegate) {}
  }

  /// A pair whose delegate writes into the scene's log, and whose controllers do not.
  private func consulted(
    _ scene: Scene
  ) -> (a: LoggedController, b: LoggedController, delegate: LoggedTransitioningDelegate) {
    let quiet = CallbackLog()
    let a = LoggedController("A", quiet)
    let b = LoggedController("B", quiet)
    b.modalPresentationStyle = .custom
    let delegate = LoggedTransitioningDelegate(scene.log)
    delegate.animator = LoggedAnimator(scene.log)
    delegate.removesPresenter = false
    b.transitioningDelegate = delegate
    scene.show(a)
    return (a, b, delegate)
  }

  @Test("CU-10 CU-11 what is presented is asked for before the animation, either way")
  func presentedViewIsAsked() {
    final class Asked: UIPresentationController {
      var log: CallbackLog?
      override var presentedView: UIView? {
        log?.add("PC.presentedView")
        return super.presentedView
      }
      override func presentationTransitionWillBegin() { log?.add("PC.willBegin") }
      override func dismissalTransitionWillBegin() { log?.add("PC.willBegin") }
    }
    final class Hands: NSObject, UIViewControllerTransitioningDelegate {
      let animator: LoggedAnimator
      init(_ animator: LoggedAnimator) { self.animator = animator }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let controller = Asked(presentedViewController: presented, presenting: presenting)
        controller.log = animator.log
        return controller
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let scene = Scene()
    let (a, b) = scene.pair(.custom, [])
    let delegate = Hands(LoggedAnimator(scene.log))
    b.transitioningDelegate = delegate

    for isPresenting in [true, false] {
      scene.log.clear()
      if isPresenting { a.present(b, animated: true) } else { a.dismiss(animated: true) }
      Headless.settle()
      let order = ["PC.willBegin", "PC.presentedView", "AN.transitionDuration"]
      let lines = scene.log.lines.drop { $0 != "PC.willBegin" }.filter(order.contains)
      #expect(Array(lines).withoutRepeats.prefix(3) == order[...])
    }
  }
}
