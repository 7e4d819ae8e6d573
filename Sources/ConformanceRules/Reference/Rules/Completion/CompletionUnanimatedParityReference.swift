import AppearanceTrace

/// After a way back that took no time the hierarchy is the one from before.
enum CompletionUnanimatedParityReference: ReferenceRule {
  static let id: RuleID = "completion-unanimated-parity"

  static func breaches(in history: History) -> [Breach] {
    let ways = history.runs.filter {
      !$0.isAnimated && ($0.span.kind == .dismiss || $0.span.kind == .pop)
    }
    guard let rest = history.rest, let way = ways.last, let end = history.end(of: way),
      end.isFinished, history.open(at: history.events.count).isEmpty,
      !history.baseline.presents, !rest.presents, hasSameFamilies(history.baseline, rest, history)
    else { return [] }
    if let missing = history.baseline.views.first(where: { !rest.shows($0) }) {
      return [.atEnd(missing)]
    }
    for view in history.baseline.views {
      let kind = ViewProperty.Kind.allCases.first { kind in
        kind != .recognizers
          && rest.values(kind, of: view) != history.baseline.values(kind, of: view)
      }
      guard let kind else { continue }
      return [rest.values(kind, of: view) == nil ? .at(end.place, view) : .atEnd(view)]
    }
    return []
  }

  private static func hasSameFamilies(_ before: Rest, _ after: Rest, _ history: History) -> Bool {
    history.names.allSatisfy { before.parent(of: $0) == after.parent(of: $0) }
  }
}
