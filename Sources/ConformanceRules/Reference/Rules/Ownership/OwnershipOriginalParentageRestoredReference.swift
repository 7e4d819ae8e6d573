import AppearanceTrace

/// What a transition borrowed lies where it lay when the next one begins, or all is at rest.
enum OwnershipOriginalParentageRestoredReference: ReferenceRule {
  static let id: RuleID = "ownership-original-parentage-restored"

  static func breaches(in history: History) -> [Breach] {
    history.ends.flatMap { run, end -> [Breach] in
      debts(of: run, end, history).compactMap { view, home in
        let isKnown = history.isPlaced(view, before: run.begin)
        return judge(view, home, isKnown: isKnown, after: end.place, history)
      }
    }
  }

  /// The views that have to come back, each with the view that it lay in.
  private static func debts(
    of run: Run, _ end: Run.End, _ history: History
  ) -> [(view: String, home: String?)] {
    func spot(_ side: String?, isComing: Bool = false) -> (view: String, home: String?)? {
      guard let view = side.map(History.rootView),
        isComing || history.isPlaced(view, before: run.begin)
      else { return nil }
      return (view, history.superview(of: view, before: run.begin))
    }
    guard end.isFinished else {
      let to = spot(run.span.to, isComing: run.span.kind != .present)
      return [spot(run.span.from), to].compactMap { $0 }
    }
    guard run.span.kind == .dismiss, let to = run.span.to, let place = spot(to) else { return [] }
    if let presentation = presentation(by: to, before: end.place, history) {
      return [(place.view, history.superview(of: place.view, before: presentation.begin))]
    }
    return run.span.removesFromView ? [] : [place]
  }

  /// The presentation that a dismissal takes back: the last one since an earlier dismissal.
  private static func presentation(
    by presenter: String, before place: Int, _ history: History
  ) -> Run? {
    let view = History.rootView(of: presenter)
    let last = history.ends.last { run, end in
      end.place < place && end.isFinished && run.span.kind == .dismiss && run.span.to == presenter
        && history.isPlaced(view, before: run.begin)
    }?.end.place
    return history.runs.last { run in
      run.span.kind == .present && run.span.from == presenter && run.begin < place
        && run.begin > last ?? -1 && history.isPlaced(view, before: run.begin)
    }
  }

  private static func judge(
    _ view: String, _ home: String?, isKnown: Bool, after end: Int, _ history: History
  ) -> Breach? {
    if let next = history.runs.first(where: { $0.begin > end })?.begin {
      // What was never seen may lie in a view that nobody sees.
      guard isKnown || history.isInWindow(view, before: next) else { return nil }
      return history.superview(of: view, before: next) == home ? nil : .at(next, view)
    }
    guard let rest = history.rest, rest.superview(of: view) != home else { return nil }
    return .atEnd(view)
  }
}
