/// How a subject is made.
extension SubjectLine {
  /// A subject that is made by one expression.
  func made(by construction: Construction) -> SubjectLine {
    let expression = construction.expression
    var rows: [String] = []
    if construction.isFailable {
      rows += [
        "guard let made = \(expression) else {",
        "  preconditionFailure(\"\(expression.replacing("\"", with: "'")) made nothing\")", "}",
      ]
    } else if !construction.filling.isEmpty {
      rows.append("let made = \(expression)")
    }
    rows += construction.filling
    return stating(rows.isEmpty ? [expression] : rows + ["return made"])
  }

  /// An animator that is told which way it goes, by whoever hands it out.
  ///
  /// - Parameters:
  ///   - direction: what tells it.
  ///   - there: how the animator for the way there is made; none where it is not for that.
  ///   - back: how the one for the way back is made; the same one where it is told by a property.
  func directed(_ direction: AnimatorDirection, there: String?, back: String?) -> SubjectLine {
    guard !direction.isInitial, let made = there ?? back else {
      return handedOut(there: there, back: back)
    }
    func way(_ label: String, _ value: String, _ end: String) -> [String] {
      [
        "  \(label): {", "    animator.\(direction.name) = \(value)", "    return animator",
        "  }\(end)",
      ]
    }
    var rows = ["let animator = \(made)", "return Directed("]
    if there != nil { rows += way("there", direction.there, back == nil ? ")" : ",") }
    if back != nil { rows += way("back", direction.back, ")") }
    return stating(rows)
  }

  /// An animator that a delegate hands out for the ways that it is for.
  func handedOut(there: String?, back: String?) -> SubjectLine {
    let ways = [there.map { "there: { \($0) }" }, back.map { "back: { \($0) }" }]
    return stating(["Directed(\(ways.compactMap(\.self).joined(separator: ", ")))"])
  }

  /// A segue, which the stage makes as a storyboard does.
  ///
  /// - Parameters:
  ///   - route: how it shows its destination, if not by presenting it.
  ///   - unwind: the segue that leads back, if the library has one.
  func segue(_ spelling: String, route: String?, unwind: String?, isOfSystemsKind: Bool)
    -> SubjectLine
  {
    func made(_ spelling: String) -> String {
      "\(spelling)(identifier: $0, source: $1, destination: $2)"
    }
    var line = stating([made(spelling)])
    if let route { line.arguments.append("route: .\(route)") }
    if isOfSystemsKind { line.arguments.append("isOfSystemsKind: true") }
    if let unwind { line.arguments.append("unwind: { \(made(unwind)) }") }
    return line
  }

  /// A container, with the calls that make and move it.
  ///
  /// - Parameter keepsSides: whether what lies at its sides is its child for life.
  func container(_ plan: ContainerCalls.Plan, keepsSides: Bool) -> SubjectLine {
    var line = self
    line.rows = keepsSides ? plan.keepingSides : plan.arguments
    if plan.isStepwise { line.modifiers.append(".selectingNeighboursAlone()") }
    if plan.isAlwaysAnimated { line.modifiers.append(".animatingAlways()") }
    return line
  }

  /// A subject for its author to complete.
  func sketch(_ expression: String) -> SubjectLine {
    guard kind == .container, expression.contains("make:") else { return stating([expression]) }
    var line = self
    line.arguments.append(expression)
    return line
  }

  private func stating(_ statements: [String]) -> SubjectLine {
    var line = self
    line.statements = statements
    return line
  }
}
