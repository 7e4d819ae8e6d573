/// The lines that make a subject of a type.
struct SubjectLine {
  let id: String
  let kind: DiscoverableKind
  /// Where the subject departs from UIKit's behaviour, as its library's code says: clauses of its contract.
  var clauses: [String] = []

  /// A subject that is made by one expression.
  func text(_ construction: Construction) -> String {
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
    guard !rows.isEmpty else { return "\(head)) { \(expression) }" }
    return (["\(head)) {"] + rows.map { "    \($0)" } + ["    return made", "  }"])
      .joined(separator: "\n")
  }

  /// An animator that is told which way it goes, by whoever hands it out.
  ///
  /// - Parameters:
  ///   - there: how the animator is made for the way there; for both ways where it is told by a property.
  ///   - back: how the one for the way back is made.
  func directed(_ direction: AnimatorDirection, there: String, back: String) -> String {
    guard !direction.isInitial else {
      return "\(head)) { Directed(there: { \(there) }, back: { \(back) }) }"
    }
    func way(_ value: String) -> String {
      "{\n        animator.\(direction.name) = \(value)\n        return animator\n      }"
    }
    return """
      \(head)) {
          let animator = \(there)
          return Directed(
            there: \(way(direction.there)),
            back: \(way(direction.back)))
        }
      """
  }

  /// An animator that a delegate hands out for both ways.
  func handedOut(_ expression: String) -> String {
    "\(head)) { Directed(there: { \(expression) }, back: { \(expression) }) }"
  }

  /// A segue, which the stage makes as a storyboard does.
  ///
  /// - Parameter route: how it shows its destination, if not by presenting it.
  func segue(_ spelling: String, route: String?) -> String {
    "\(head)\(route.map { ", route: .\($0)" } ?? "")) "
      + "{ \(spelling)(identifier: $0, source: $1, destination: $2) }"
  }

  /// A container, with the calls that make and move it.
  ///
  /// - Parameter keepsSides: whether what lies at its sides is its child for life.
  func container(_ plan: ContainerCalls.Plan, keepsSides: Bool) -> String {
    "\(head),\n    "
      + (keepsSides ? plan.keepingSides : plan.arguments).joined(separator: ",\n    ") + ")"
      + (plan.isAlwaysAnimated ? "\n  .animatingAlways()" : "")
  }

  /// A subject for its author to complete.
  func sketch(_ expression: String) -> String {
    kind == .container && expression.contains("make:")
      ? "\(head), \(expression))" : "\(head)) { \(expression) }"
  }

  private var head: String {
    let contract =
      clauses.isEmpty ? "" : ", contract: SubjectContract(\(clauses.joined(separator: ", ")))"
    return ".\(kind.rawValue)(\"\(id)\"\(contract)"
  }
}
