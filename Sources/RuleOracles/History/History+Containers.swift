import AppearanceTrace

extension History {
  /// The container view of a transition, as far as lines of the trace name it.
  ///
  /// A dismissal runs in the container of the presentation that brought who goes (CX-08); so may a
  /// change in a container whose last change left one.
  func container(of run: TransitionRun, before place: Int) -> String? {
    let own = roles.container(of: run.name)
    if let own, isPlaced(own, before: place) { return own }
    switch run.span.kind {
    case .dismiss:
      let own = standing(before: place).first { $0.presented == run.span.from }
      return (own ?? standing(by: run.presenter, before: place))
        .flatMap { container(of: $0, before: place) }
    case .present: return nil
    case .push, .pop, .set, .select, .replace: return sharedContainer(of: run)
    }
  }

  /// The container view of a presentation.
  func container(of standing: StandingPresentation, before place: Int) -> String? {
    guard let run = standing.run else {
      return baseline.path(from: rootView(of: standing.presented)).first(
        where: isContainer)
    }
    let own = roles.container(of: run.name)
    return own.flatMap { isNamed($0, at: place) ? $0 : nil }
  }

  /// Whether a line up to a place speaks of a view.
  private func isNamed(_ view: String, at place: Int) -> Bool {
    baseline.shows(view)
      || events.prefix(place + 1).contains { event in
        switch event.action {
        case .insert(view, _, _), .insert(_, view, _), .insert(_, _, view?), .remove(view, _),
          .remove(_, view), .set(view, _), .moves(view), .rests(view):
          true
        default: false
        }
      }
  }

  /// The container around the outgoing view, inside of the controller that holds both.
  private func sharedContainer(of run: TransitionRun) -> String? {
    guard let from = run.span.from else { return nil }
    let path = path(from: rootView(of: from), before: run.begin)
    let inner = path.dropFirst().prefix { controller(of: $0) == nil }
    return inner.first(where: isContainer)
  }
}
