import AppearanceTrace
import ConformanceRules

/// A controller that an animator of the subject's presented is not dismissed without one.
enum NavigationSymmetricAnimatorOracle: RuleOracle {
  static let id: RuleID = "navigation-symmetric-animator"

  static func breaches(in history: History) -> [OracleFinding] {
    guard !history.contract.isAsymmetric else { return [] }
    let dismissals = history.ends.filter {
      $0.run.span.kind == .dismiss && $0.run.isAnimated && $0.end.isFinished
    }
    return dismissals.compactMap { run, end in
      guard let presented = run.span.from else { return nil }
      let earlier = dismissals.last {
        $0.end.place < end.place && $0.run.span.from == presented
      }?.end.place
      let came = history.runs.contains { presentation in
        presentation.span.kind == .present && presentation.span.to == presented
          && animations(of: presentation, history).contains {
            $0 > earlier ?? -1 && $0 < end.place
          }
      }
      let isAnimated = animations(of: run, history).contains { $0 < end.place }
      return came && !isAnimated ? .at(end.place, presented) : nil
    }
  }

  /// Where the subject was asked to animate a transition, or to drive one.
  private static func animations(of run: TransitionRun, _ history: History) -> [Int] {
    history.span(of: run).filter {
      history.isCall(
        $0, [.animateTransition, .interruptibleAnimator, .startInteractiveTransition])
        && history.events[$0].mark == .crossing
        && history.call(at: $0)?.object == run.name
    }
  }
}
