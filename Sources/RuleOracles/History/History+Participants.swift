import AppearanceTrace

extension History {
  /// Whether the subject's animator, driver, delegate or presentation controller takes part in a
  /// transition before a place.
  func isSubjects(_ run: TransitionRun, before place: Int) -> Bool {
    let servants: [Call.Method] = [
      .transitionDuration, .animateTransition, .startInteractiveTransition,
    ]
    let isServed = (0..<place).contains { earlier in
      guard isCall(earlier, servants), let call = call(at: earlier) else { return false }
      return (call.method == .transitionDuration ? call.plainObject : call.object) == run.name
    }
    return isServed || isTold(run, before: place) || isConsulted(run)
  }

  /// Whether a presentation controller is told of a transition.
  private func isTold(_ run: TransitionRun, before place: Int) -> Bool {
    let news: Call.Method =
      run.span.kind == .present ? .presentationTransitionWillBegin : .dismissalTransitionWillBegin
    return run.isModal
      && (0..<place).contains { earlier in
        isCall(earlier, [news])
          && open(at: earlier).last { $0.span.kind == run.span.kind } == run
      }
  }

  /// Whether a delegate was asked about a transition before it began.
  private func isConsulted(_ run: TransitionRun) -> Bool {
    let questions: [Call.Method] = [
      .animationControllerForPresented, .animationControllerForDismissed,
      .animationControllerForOperation, .animationControllerForTransition,
      .interactionControllerForPresentation, .interactionControllerForDismissal,
      .interactionControllerForAnimator, .presentationControllerForPresented,
    ]
    guard let mover = run.mover else { return false }
    let last = runs.last { $0.begin < run.begin && $0.mover == mover }?.begin
    return ((last ?? -1) + 1..<run.begin).contains { place in
      isCall(place, questions) && call(at: place)?.plainObject == mover
    }
  }
}

extension TransitionRun {
  /// The controller that goes in a dismissal, and that comes in any other transition.
  fileprivate var mover: String? { span.kind == .dismiss ? span.from : span.to }
}
