import Testing

@testable import TransitionStage

@MainActor @Suite("Answers and lives of a subject's objects", .serialized) struct AnswerTests {
  @Test("how long a transition takes is told once")
  func duration() {
    let trace = perform(.acting()) { stage, host in presentSheet(stage, host) }

    #expect(
      trace.lines.filter { $0.contains("transitionDuration") }
        == ["< animator.transitionDuration(t1, gives: 250ms)"])
  }

  @Test("an animator that gives another runner each time is seen to", arguments: [true, false])
  func runner(isSteady: Bool) {
    let subject = Subject.animator("test/runner") { RunnerAnimator(isSteady: isSteady) }

    let trace = perform(subject) { stage, host in
      stage.pull(to: .finished) {
        let sheet = StageController(.lightContent)
        stage.cast(sheet, as: "sheet")
        stage.installer.install(on: sheet, as: .custom)
        host.present(sheet, animated: true)
      }
    }

    let answers = trace.lines.filter { $0.contains("interruptibleAnimator") }
    #expect(answers.first == "< animator.interruptibleAnimator(t1, gives: t1.runner)")
    #expect(answers.count == (isSteady ? 1 : 2))
    #expect(isSteady || answers.last?.contains("gives: t1.runner-2") == true)
  }

  @Test("a context that is kept is told, with the animator that it keeps")
  func context() {
    let hoard = Hoard()
    let subject = Subject.acting(atStart: { hoard.object = $0 })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.rest?.leaked == ["animator", "t1.context"])
  }

  @Test("a delegate that dies before its transition is over is told at the next instant")
  func deadDelegate() {
    let subject = Subject.installed("test/forgetful", on: [.present]) { controller in
      let delegate = BriefDelegate()
      controller.transitioningDelegate = delegate
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { withExtendedLifetime(delegate) {} }
    }

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    let lines = trace.lines
    let place = lines.firstIndex(of: "release delegate")
    let end = lines.firstIndex { $0.contains("completeTransition") }
    #expect(place ?? .max < end ?? 0)
  }

  @Test("a library tells of its dismissals, and that it is busy")
  func reporting() {
    let subject = Subject.delegate("test/telling") { TellingDelegate() }
      .reporting(
        dismissals: { object, report in (object as? TellingDelegate)?.whenGone = report },
        busy: { ($0 as? TellingDelegate)?.isBusy ?? false })

    let trace = perform(subject) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: true)
    }

    #expect(trace.lines.contains("< library.reportDismissal(sheet)"))
    #expect(trace.rest?.busy == ["library"])
    #expect(
      trace.cast.contains(
        Trace.CastMember(name: "library", role: .library, type: "TellingDelegate")))
    #expect(trace.flaw == nil)
  }
}

@MainActor private final class Hoard: Sendable {
  var object: AnyObject?
}

private final class RunnerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isSteady: Bool
  private var runner: UIViewPropertyAnimator?

  init(isSteady: Bool) {
    self.isSteady = isSteady
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let runner { return isSteady ? runner : UIViewPropertyAnimator(duration: 1, curve: .linear) }
    let view = context.view(forKey: .to)
    if let view { context.containerView.addSubview(view) }
    view?.alpha = 0
    let made = UIViewPropertyAnimator(duration: 0.25, curve: .linear) { view?.alpha = 1 }
    made.addCompletion { _ in
      if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
    runner = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    runner = nil
  }
}

private final class BriefDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ActingAnimator() }
}

private final class TellingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var whenGone: @MainActor () -> Void = {}
  var isBusy = false

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isBusy = true
    return ActingAnimator(atEnd: { [self] _ in whenGone() })
  }
}
