import AppearanceTrace

extension History {
  /// The last word of a driver on a transition: finish, cancel or pause.
  func verdict(of run: TransitionRun, before place: Int) -> (word: Call.Method, place: Int)? {
    let words: [Call.Method] = [
      .finishInteractiveTransition, .cancelInteractiveTransition, .pauseInteractiveTransition,
    ]
    let last = span(of: run).last { $0 < place && isCall($0, words, of: run.name) }
    return last.flatMap { place in call(at: place).map { ($0.method, place) } }
  }

  /// The first report of a transition's completion.
  func completion(of run: TransitionRun, before place: Int) -> (flag: Bool?, place: Int)? {
    let first = span(of: run).first { isCall($0, [.completeTransition], of: run.name) }
    guard let first, first < place else { return nil }
    return (call(at: first)?.flag(nil), first)
  }

  /// The first time that the subject was asked to animate a transition.
  func animation(of run: TransitionRun, before place: Int) -> Int? {
    span(of: run).first { earlier in
      earlier < place && isCall(earlier, [.animateTransition, .startInteractiveTransition])
        && call(at: earlier)?.object == run.name
    }
  }

  /// Whether the subject, or the host, has given a transition up.
  func isGivenUp(_ run: TransitionRun, before place: Int) -> Bool {
    let end = end(of: run)
    return verdict(of: run, before: place)?.word == .cancelInteractiveTransition
      || completion(of: run, before: place)?.flag == false
      || (end.map { $0.place < place && !$0.isFinished } ?? false)
  }
}
