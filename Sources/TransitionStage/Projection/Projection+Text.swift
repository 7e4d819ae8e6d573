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
    let bar = statusBar.map { look in
      "status-bar \(look.owner ?? "nil") \(look.style.rawValue)" + (look.isHidden ? " hidden" : "")
    }
    return paths.map { "tree \($0.joined(separator: " > "))" }
      + containment.map { "children \($0.parent) > \($0.children.joined(separator: " "))" }
      + presentations.map { "presented \($0.presenter) -> \($0.presented)" }
      + appearances.map { "\($0.phase.rawValue) \($0.controller)" }
      + [bar, firstResponder.map { "responder \($0)" }].compactMap { $0 }
      + leaked.map { "leaked \($0)" }
  }
}
