import Testing
import UIKit

@MainActor @Suite("CO: completions, coordinators, hooks", .serialized) struct CompletionFacts {
  /// A presentation in the custom style whose parts all write into the scene's log.
  @MainActor private struct Stage {
    let scene = Scene()
    let a: LoggedController
    let b: LoggedController
    let delegate: LoggedTransitioningDelegate
    let animator: LoggedAnimator
    let driver = UIPercentDrivenInteractiveTransition()

    init(removes: Bool = false) {
      (a, b) = scene.pair(.custom, [])
      animator = LoggedAnimator(scene.log)
      delegate = LoggedTransitioningDelegate(scene.log)
      delegate.animator = animator
      delegate.removesPresenter = removes
      b.transitioningDelegate = delegate
    }

    /// What was heard of some parties.
    func lines(of parties: String...) -> [String] {
      scene.log.lines.filter { line in parties.contains { line.hasPrefix($0) } }
    }
  }

  @Test("CO-01 a presentation's completion runs after both dids", arguments: [true, false])
  func presentCompletion(animated: Bool) {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)

    a.present(b, animated: animated) { scene.log.add("completion") }
    Headless.settle()

    #expect(scene.log.lines.suffix(3) == ["B.dA", "A.dD", "completion"])
  }

  @Test("CO-03 a dismissal's completion runs after the did; the dismissed is still alive in it")
  func dismissCompletion() {
    let scene = Scene()
    let (a, _) = scene.pair(.fullScreen)
    weak var gone: UIViewController?
    do {
      let b = scene.controller("B")
      b.modalPresentationStyle = .fullScreen
      gone = b
      scene.present(b, on: a)
    }

    a.dismiss(animated: true) { scene.log.add("completion, alive: \(gone != nil)") }
    Headless.settle()

    #expect(scene.log.lines.suffix(2) == ["B.dD", "completion, alive: true"])
    #expect(gone == nil)
  }

  @Test("CO-04 a presentation is deferred, but the presenter knows of it at once")
  func deferred() {
    let scene = Scene()
    let (a, b) = scene.pair(.fullScreen)

    a.present(b, animated: false)

    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(scene.log.lines == ["B.load"])
    #expect(b.viewIfLoaded?.window == nil)
  }

  @Test("CO-05 a push waits for the layout, and a layout that is asked for is enough")
  func pushWaitsForLayout() {
    let scene = Scene()
    let (nav, _, b) = scene.navigation(.loading)

    nav.pushViewController(b, animated: true)
    #expect(scene.log.lines.isEmpty)
    nav.view.layoutIfNeeded()

    #expect(scene.log.lines == ["B.load", "A.wD", "B.wA"])
  }

  @Test("CO-06 when the coordinator tells of the end, the dids were told")
  func coordinatorCompletion() {
    let stage = Stage()
    stage.a.present(stage.b, animated: true)
    stage.b.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      stage.scene.log.add("B.coordinator, cancelled: \(context.isCancelled)")
    }
    Headless.settle()

    #expect(stage.lines(of: "B") == ["B.wA", "B.dA", "B.coordinator, cancelled: false"])
  }

  @Test("CO-07 the dids are told inside of completeTransition")
  func insideTheReport() {
    let stage = Stage(removes: true)
    stage.animator.aroundReport = (
      { stage.scene.log.add("B.report") }, { stage.scene.log.add("B.reported") }
    )

    stage.a.present(stage.b, animated: true)
    Headless.settle()

    #expect(
      stage.lines(of: "A.", "B.")
        == ["A.wD", "B.wA", "B.report", "B.dA", "A.dD", "B.reported"])
  }

  @Test("CO-08 the animator is told of its end inside of completeTransition")
  func animationEnded() {
    let stage = Stage()
    stage.animator.aroundReport = (
      { stage.scene.log.add("AN.report") }, { stage.scene.log.add("AN.reported") }
    )

    stage.a.present(stage.b, animated: true)
    Headless.settle()

    #expect(
      stage.lines(of: "AN.").suffix(3) == ["AN.report", "AN.animationEnded(true)", "AN.reported"])
  }

  @Test("CO-09 blocks that the first hook queues run right after the animator begins")
  func alongside() {
    let stage = Stage()
    stage.delegate.configure = { controller in
      controller.hooks["presentationTransitionWillBegin"] = { [unowned controller] in
        controller.presentedViewController.transitionCoordinator?.animate(
          alongsideTransition: { _ in stage.scene.log.add("TC alongside at \(Headless.now)") },
          completion: { _ in stage.scene.log.add("TC completion") })
      }
    }

    stage.a.present(stage.b, animated: true)
    Headless.settle()

    #expect(
      stage.lines(of: "PC.p", "AN.animateTransition", "TC") == [
        "PC.presentationTransitionWillBegin", "AN.animateTransition", "TC alongside at 0.0",
        "PC.presentationTransitionDidEnd(true)", "TC completion",
      ])
  }

  @Test("CO-09 what is animated alongside follows a driver, and is back after a cancellation")
  func alongsideUnderDriver() {
    let stage = Stage()
    stage.delegate.driver = stage.driver
    let light = UIView(frame: .zero)
    stage.scene.window.addSubview(light)

    stage.a.present(stage.b, animated: true)
    stage.b.transitionCoordinator?.animate(alongsideTransition: { _ in light.alpha = 0.25 })
    Headless.turn()
    stage.driver.update(0.5)
    #expect(light.alpha == 0.25)
    stage.driver.cancel()
    Headless.settle()

    #expect(light.alpha == 1)
  }

  @Test("CO-09 inferred: beside an animation that is over at once the blocks still run")
  func alongsideOfNothing() {
    let stage = Stage()
    stage.animator.ending = .atOnce

    stage.a.present(stage.b, animated: true)
    stage.b.transitionCoordinator?.animate(
      alongsideTransition: { _ in stage.scene.log.add("TC alongside") },
      completion: { _ in stage.scene.log.add("TC completion") })
    Headless.settle()

    #expect(stage.lines(of: "TC") == ["TC alongside", "TC completion"])
  }

  @Test("CO-10 the beginning's hook comes before the animator, the end's after the report")
  func hooks() {
    let stage = Stage()
    stage.animator.aroundReport = ({ stage.scene.log.add("AN.report") }, {})

    stage.a.present(stage.b, animated: true)
    Headless.settle()

    #expect(
      stage.lines(of: "PC.p", "AN.animateTransition", "AN.report") == [
        "PC.presentationTransitionWillBegin", "AN.animateTransition", "AN.report",
        "PC.presentationTransitionDidEnd(true)",
      ])
  }

  @Test(
    "CO-11 a cancelled presentation ends its hook with no, and is gone",
    arguments: [true, false])
  func cancelledPresentation(removes: Bool) {
    let stage = Stage(removes: removes)
    stage.delegate.driver = stage.driver

    stage.a.present(stage.b, animated: true) { stage.scene.log.add("completion") }
    Headless.turn()
    stage.driver.update(0.5)
    stage.driver.cancel()
    Headless.settle()

    #expect(stage.lines(of: "PC.presentationTransitionDidEnd").last?.hasSuffix("(false)") == true)
    #expect(stage.a.presentedViewController == nil && stage.b.presentingViewController == nil)
    #expect(stage.a.view.superview === stage.scene.window && stage.b.view.superview == nil)
    #expect(stage.lines(of: "A.") == (removes ? ["A.wD", "A.wA", "A.dA"] : []))
    #expect(stage.lines(of: "B.") == ["B.wA", "B.wD", "B.dD"])
    #expect(Headless.complaints.isEmpty && Headless.pending.isEmpty)
    stage.scene.present(stage.b, on: stage.a)
    #expect(Headless.complaints.isEmpty)
  }

  @Test(
    "CO-11 a cancelled dismissal ends its hook with no, and can be tried again",
    arguments: [true, false])
  func cancelledDismissal(removes: Bool) {
    let stage = Stage(removes: removes)
    stage.scene.present(stage.b, on: stage.a)
    stage.delegate.driver = stage.driver

    stage.a.dismiss(animated: true) { stage.scene.log.add("completion") }
    Headless.turn()
    stage.driver.update(0.5)
    stage.driver.cancel()
    Headless.settle()

    #expect(stage.lines(of: "PC.dismissalTransitionDidEnd").last?.hasSuffix("(false)") == true)
    #expect(stage.a.presentedViewController === stage.b)
    #expect(stage.b.view.window === stage.scene.window)
    #expect((stage.a.view.window == nil) == removes)
    #expect(stage.lines(of: "A.") == (removes ? ["A.wA", "A.wD", "A.dD"] : []))
    #expect(stage.lines(of: "B.") == ["B.wD", "B.wA", "B.dA"])
    stage.delegate.driver = nil
    stage.a.dismiss(animated: true)
    Headless.settle()
    #expect(stage.a.presentedViewController == nil)
    #expect(stage.a.view.superview === stage.scene.window)
    #expect(Headless.complaints.isEmpty)
  }
}
