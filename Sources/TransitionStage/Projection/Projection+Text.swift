import AppearanceTrace

extension Projection {
  /// The projection in lines: each object with what it heard, then the end and the last state.
  public var text: String {
    var lines = hearings.flatMap { hearing in
      [hearing.name] + hearing.lines.map { "  \($0)" }
    }
    lines.append(ending)
    if let rest { lines += rest.lines.map { "  \($0)" } }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension Checkpoint {
  /// The lines of the state that a projection keeps.
  fileprivate var lines: [String] {
    let bar = statusBar.map { "status-bar \($0.words)" }
    let overdue = overdueStatusBar.map { "overdue \($0.words)" }
    let responder = firstResponder.map { "responder \($0)" }
    return paths.map { "tree \($0.joined(separator: " > "))" }
      + containment.map { "children \($0.parent) > \($0.children.joined(separator: " "))" }
      + presentations.map { "presented \($0.presenter) -> \($0.presented)" }
      + selections.map(\.line)
      + hidingBottomBar.map { "hides \($0)" }
      + barItems.map { "items \($0.container) \($0.count)" }
      + appearances.map { "\($0.phase.rawValue) \($0.controller)" }
      + [bar, overdue, responder, keyWindow.map { "key \($0)" }].compactMap(\.self)
      + leaked.map { "leaked \($0)" }
  }
}

extension Checkpoint.Selection {
  fileprivate var line: String {
    "selected \(container) \(controller ?? "nil")" + (index.map { " at \($0)" } ?? "")
      + (item.map { " item \($0)" } ?? "")
  }
}
