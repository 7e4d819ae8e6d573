import SwiftSyntax

/// What is known of conditions of compilation before anything is compiled.
struct CompilationConditions {
  /// The modules that can be imported.
  let modules: Set<String>

  /// Whether a piece of syntax stands in a branch that is never compiled.
  func excludes(_ node: some SyntaxProtocol) -> Bool {
    var clause = node.around(IfConfigClauseSyntax.self)
    while let current = clause {
      if isDead(current) { return true }
      clause = current.around(IfConfigClauseSyntax.self)
    }
    return false
  }

  /// Whether a branch is never compiled: it does not hold, or one before it does.
  private func isDead(_ clause: IfConfigClauseSyntax) -> Bool {
    if clause.condition.flatMap(value) == false { return true }
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    return clauses.prefix { $0.id != clause.id }.contains {
      $0.condition.flatMap(value) == true
    }
  }

  /// Whether a condition holds; none where that depends on how it is compiled.
  func value(of condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements))
    }
    if let refusal = condition.as(PrefixOperatorExprSyntax.self), refusal.operator.text == "!" {
      return value(of: refusal.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first?.expression
    {
      return value(of: inner)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if condition.trimmedDescription == "SWIFT_PACKAGE" { return true }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value)
  }

  /// Whether operands with `&&` and `||` between them hold together.
  private func value(of elements: [ExprSyntax]) -> Bool? {
    let choices = elements.split { $0.trimmedDescription == "||" }.map { choice -> Bool? in
      let values = choice.filter { $0.trimmedDescription != "&&" }.map(value)
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    return choices.contains(true) ? true : choices.contains(nil) ? nil : false
  }

  /// What the compiler would answer to a question about modules and systems: the sources are meant for iOS.
  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    // Of a part of a module the compiler knows more.
    case "canImport": return argument.contains(".") ? nil : modules.contains(argument)
    case "os": return argument == "iOS"
    case "targetEnvironment": return false
    default: return nil
    }
  }
}
