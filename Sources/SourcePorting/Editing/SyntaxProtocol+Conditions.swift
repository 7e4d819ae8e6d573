import SwiftSyntax

extension SyntaxProtocol {
  /// The conditions of compilation that a piece of syntax stands under, from the inside.
  var conditionsAround: [String] {
    var conditions: [String] = []
    var clause = around(IfConfigClauseSyntax.self)
    while let current = clause {
      conditions.append(current.wholeCondition)
      clause = current.around(IfConfigClauseSyntax.self)
    }
    return conditions
  }
}

extension IfConfigClauseSyntax {
  /// The condition of a branch, with the refusals of those before it.
  fileprivate var wholeCondition: String {
    let clauses = parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    let earlier = clauses.prefix { $0.id != id }.compactMap { $0.condition?.trimmedDescription }
    let own = [condition?.trimmedDescription].compactMap { $0 }
    guard !earlier.isEmpty else { return own.first ?? "true" }
    return (earlier.map { "!(\($0))" } + own.map { "(\($0))" }).joined(separator: " && ")
  }
}
