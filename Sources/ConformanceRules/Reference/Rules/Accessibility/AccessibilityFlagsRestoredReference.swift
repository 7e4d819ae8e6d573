import AppearanceTrace

/// At rest no view hides its elements or is modal that was not before; and after what was taken back
/// none has stopped being so.
enum AccessibilityFlagsRestoredReference: ReferenceRule {
  static let id: RuleID = "accessibility-flags-restored"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest, !history.ends.isEmpty else { return [] }
    return rest.views.filter { view in
      stays(on: view, rest, history) || differs(view, rest, history)
    }.map { .atEnd($0) }
  }

  /// Whether a view has a flag although nothing is presented.
  private static func stays(on view: String, _ rest: Rest, _ history: History) -> Bool {
    guard !rest.presents else { return false }
    return flags(of: view, rest).contains { flag in
      history.baseline.presents || !flags(of: view, history.baseline).contains(flag)
    }
  }

  /// Whether a view has other flags than before, though all is to be as before.
  private static func differs(_ view: String, _ rest: Rest, _ history: History) -> Bool {
    guard let last = history.ends.last, history.baseline.shows(view),
      last.run.span.kind == .dismiss || !last.end.isFinished,
      pairs(rest) == pairs(history.baseline)
    else { return false }
    return flags(of: view, rest) != flags(of: view, history.baseline)
  }

  private static func flags(of view: String, _ rest: Rest) -> [ViewProperty.Kind] {
    [.concealed, .modal].filter { rest.values($0, of: view) != nil }
  }

  private static func pairs(_ rest: Rest) -> Set<[String]> {
    Set(
      rest.checkpoint.presentations.compactMap { pair in
        rest.presented(by: pair.presenter).map { [pair.presenter, $0] }
      })
  }
}
