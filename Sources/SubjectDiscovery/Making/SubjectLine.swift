/// The lines that make a subject of a type.
struct SubjectLine {
  let id: String
  let kind: SubjectKind

  /// A subject that is made by one expression.
  func text(_ construction: Construction) -> String {
    guard construction.isFailable else { return "\(head)) { \(construction.expression) }" }
    return """
      \(head)) {
          guard let made = \(construction.expression) else {
            preconditionFailure("\(construction.expression) made nothing")
          }
          return made
        }
      """
  }

  /// A segue, which the stage makes as a storyboard does.
  ///
  /// - Parameter pushes: whether it shows its destination on a navigation stack.
  func segue(_ spelling: String, pushes: Bool) -> String {
    "\(head)\(pushes ? ", route: .push" : "")) "
      + "{ \(spelling)(identifier: $0, source: $1, destination: $2) }"
  }

  /// A container, with the calls that make and move it.
  func container(_ plan: ContainerCalls.Plan) -> String {
    let parts =
      ["make: \(plan.make)", "select: \(plan.select)"]
      + [plan.open.map { "open: \($0)" }, plan.close.map { "close: \($0)" }].compactMap { $0 }
    return "\(head),\n    " + parts.joined(separator: ",\n    ") + ")"
  }

  /// A subject for its author to complete.
  func sketch(_ expression: String) -> String {
    kind == .container ? "\(head), \(expression))" : "\(head)) { \(expression) }"
  }

  private var head: String { ".\(kind.rawValue)(\"\(id)\"" }
}
