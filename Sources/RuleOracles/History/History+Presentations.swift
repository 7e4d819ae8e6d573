import AppearanceTrace

extension History {
  /// The presentations that stand: from their beginning until they are given up or dismissed.
  func standing(before place: Int) -> [StandingPresentation] {
    var standing = baseline.checkpoint.presentations.map { old in
      StandingPresentation(
        presenter: old.presenter, presented: old.presented, run: nil,
        isRemoving: !isInWindow(rootView(of: old.presenter), before: 0))
    }
    for earlier in 0..<place {
      switch events[earlier].action {
      case .begin(let span):
        guard span.kind == .present, let from = span.from, let to = span.to else { continue }
        standing.removeAll { $0.presenter == from }
        standing.append(
          StandingPresentation(
            presenter: from, presented: to, run: TransitionRun(span: span, begin: earlier),
            isRemoving: span.removesFromView))
      case .end(let name, let outcome):
        guard let run = run(name, at: earlier) else { continue }
        if run.span.kind == .present, outcome == .cancelled {
          standing.removeAll { $0.presenter == run.span.from }
        } else if run.span.kind == .dismiss, outcome == .finished {
          dismiss(run, &standing)
        }
      default: continue
      }
    }
    return standing
  }

  /// What a controller presents.
  func standing(by presenter: String?, before place: Int) -> StandingPresentation? {
    standing(before: place).first { $0.presenter == presenter }
  }

  /// Those who stand on a presenter: whom it presents, whom that one presents, and so on.
  func chain(above presenter: String?, before place: Int) -> [String] {
    var chain: [String] = []
    while let next = standing(by: chain.last ?? presenter, before: place)?.presented,
      next != presenter, !chain.contains(next)
    {
      chain.append(next)
    }
    return chain
  }

  /// A dismissal takes away all that stands on the presenter.
  private func dismiss(_ run: TransitionRun, _ standing: inout [StandingPresentation]) {
    let owner = standing.first { $0.presented == run.span.from }?.presenter
    var presenter = run.span.to ?? owner
    while let next = standing.firstIndex(where: { $0.presenter == presenter }) {
      presenter = standing.remove(at: next).presented
    }
  }
}
