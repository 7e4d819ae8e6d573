import AppearanceTrace

/// Declared chrome is there while something is presented, and not without.
enum OwnershipChromeLifecycleReference: ReferenceRule {
  static let id: RuleID = "ownership-chrome-lifecycle"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    let chrome = history.cast.filter { history.contract.chrome.contains($0.type) }.map(\.name)
    let end = history.events.count
    let left = chrome.filter { view in
      isPutIn(view, before: end, history) && rest.shows(view) && !rest.presents
    }
    let lost = chrome.filter { view in
      guard let presented = loss(of: view, history)?.span.from else { return false }
      return rest.checkpoint.presentations.contains { $0.presented == presented }
        && !rest.shows(view)
    }
    return (left + lost).map { .atEnd($0) }
  }

  /// Whether a view was put in, or was there with a presentation before, and not taken out since.
  private static func isPutIn(_ view: String, before place: Int, _ history: History) -> Bool {
    let last = (0..<place).last { place in
      switch history.events[place].action {
      case .insert(view, _, _), .remove(view, _): true
      default: false
      }
    }
    guard let last else { return history.baseline.presents && history.baseline.shows(view) }
    guard case .insert = history.events[last].action else { return false }
    return true
  }

  /// The last dismissal that was given up and took a view away that was not put in again.
  private static func loss(of view: String, _ history: History) -> Run? {
    history.ends.last { run, end in
      let isBack = (end.place..<history.events.count).contains { place in
        guard case .insert(view, _, _) = history.events[place].action else { return false }
        return true
      }
      return run.span.kind == .dismiss && !end.isFinished && !isBack
        && isPutIn(view, before: run.begin, history) && !isPutIn(view, before: end.place, history)
    }?.run
  }
}
