import AppearanceTrace

/// Each property that a transition wrote on an element has its old value at rest.
enum OwnershipSourceViewRestoredReference: ReferenceRule {
  static let id: RuleID = "ownership-source-view-restored"

  static func breaches(in history: History) -> [Breach] {
    guard let rest = history.rest else { return [] }
    var written: [(view: String, kind: ViewProperty.Kind)] = []
    for place in history.events.indices {
      guard case .set(let view, let property) = history.events[place].action,
        history.cause(of: place) != nil, isElement(view, place, history),
        !written.contains(where: { $0 == (view, property.kind) })
      else { continue }
      written.append((view, property.kind))
    }
    return written.filter { view, kind in
      rest.values(kind, of: view) != history.baseline.values(kind, of: view)
    }.map { .atEnd($0.view) }
  }

  /// Whether a view is neither a screen's, nor the host's, nor of the subject's own making.
  private static func isElement(_ view: String, _ place: Int, _ history: History) -> Bool {
    let isOwn = (0..<place).contains { earlier in
      guard case .insert(view, _, _) = history.events[earlier].action else { return false }
      return history.isBySubject(earlier)
    }
    return !isOwn && History.controller(of: view) == nil && !History.isContainer(view)
      && !history.isWindow(view) && !History.isBar(view)
  }
}
