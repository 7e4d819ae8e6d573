import Testing
import TransitionStage

@MainActor @Suite("Who is to answer for a line", .serialized) struct CauseTests {
  @Test("the script's requests have its mark, the host's callbacks have none")
  func scriptAndHost() {
    let trace = perform(.system) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.first == "> host.present(sheet, style: custom, animated: true)")
    #expect(trace.events.dropFirst().allSatisfy { $0.mark == .host && $0.attribution == nil })
  }

  @Test(
    "calls across the border have its mark, and what the subject does inside names the transition")
  func subject() {
    let trace = perform(.acting()) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("< animator.animateTransition(t1)"))
    #expect(trace.lines.contains("insert sheet.view into t1.container (by t1)"))
    #expect(trace.lines.contains("< t1.completeTransition(true)"))
    #expect(trace.lines.contains("insert t1.container into window"))
  }

  @Test("what a subject announces by hand is its own doing")
  func byHand() {
    let subject = Subject.acting(
      atStart: { $0.from?.beginAppearanceTransition(false, animated: true) },
      atEnd: { $0.from?.endAppearanceTransition() })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(
      trace.lines.contains("< host.beginAppearanceTransition(false, animated: true) (by t1)"))
    #expect(trace.lines.contains("host.viewWillDisappear(animated: true)"))
    #expect(trace.lines.contains("< host.endAppearanceTransition() (by t1)"))
  }

  @Test("a direct call of an appearance method says so, and changes no phase")
  func direct() {
    let subject = Subject.acting(atStart: { $0.from?.viewWillDisappear(true) })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("host.viewWillDisappear(animated: true) (direct)"))
    #expect(trace.rest?.appearances.first?.phase == .appeared)
  }

  @Test("a request that the subject makes is its own")
  func subjectsRequest() {
    let subject = Subject.acting(atEnd: { $0.to?.dismiss(animated: false) })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("< sheet.dismiss(animated: false) (by t1)"))
  }

  @Test("work that a subject puts off is still its own when it runs")
  func putOff() {
    let subject = Subject.acting(atEnd: { context in
      let container = context.containerView
      UIView.animate(
        withDuration: 1, animations: { container.alpha = 0.9 },
        completion: { _ in container.addSubview(UIView(frame: .zero)) })
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.last == "insert t1.view-1 into t1.container (by t1)")
    #expect(trace.events.last?.time == TraceTime(microseconds: 1_250_000))
  }

  @Test("a report on another transition than the one that is to answer for it names both")
  func foreignReport() {
    let first = Keeper()
    let subject = Subject.acting(
      atStart: { context in
        first.context?.completeTransition(true)
        first.context = context
      })

    let trace = perform(subject) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: true)
    }

    #expect(trace.lines.contains("< t1.completeTransition(true) (by t2)"))
  }
}

/// Keeps a context from one transition to the next.
@MainActor private final class Keeper: Sendable {
  var context: (any UIViewControllerContextTransitioning)?
}

extension UIViewControllerContextTransitioning {
  fileprivate var from: UIViewController? { viewController(forKey: .from) }
  fileprivate var to: UIViewController? { viewController(forKey: .to) }
}
