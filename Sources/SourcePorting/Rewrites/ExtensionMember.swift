import SwiftSyntax

/// A method with a body, or a property that is computed and read alone.
struct ExtensionMember {
  let name: String
  /// The labels of the arguments, `_` where there is none; none of a property.
  let labels: [String]
  let modifiers: DeclModifierListSyntax
  /// How it is asked of an object, with its own arguments.
  let call: String
  /// Where its first word can stand.
  let bodyStart: Int
  /// Whether its body is one expression, whose value it gives.
  let isExpression: Bool

  init?(_ declaration: DeclSyntax) {
    if let method = declaration.as(FunctionDeclSyntax.self), let body = method.body {
      let parameters = method.signature.parameterClause.parameters
      let arguments = parameters.map { parameter in
        let value = (parameter.secondName ?? parameter.firstName).text
        return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
      }
      name = method.name.text
      labels = parameters.map { $0.firstName.text }
      modifiers = method.modifiers
      call = "\(method.name.text)(\(arguments.joined(separator: ", ")))"
      bodyStart = body.leftBrace.end
      isExpression =
        method.signature.returnClause != nil && Self.isExpression(body.statements)
    } else if let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.bindings.first, property.bindings.count == 1,
      let block = binding.accessorBlock, case .getter(let statements) = block.accessors
    {
      name = binding.pattern.trimmedDescription
      labels = []
      modifiers = property.modifiers
      call = name
      bodyStart = block.leftBrace.end
      isExpression = Self.isExpression(statements)
    } else {
      return nil
    }
  }

  private static func isExpression(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.count == 1 && statements.first?.item.is(ExprSyntax.self) ?? false
  }
}

extension MemberBlockItemSyntax {
  /// The class whose member it is, or that an extension gives it to.
  var owner: String? {
    let holder = parent?.parent?.parent
    return holder?.as(ClassDeclSyntax.self)?.name.text
      ?? holder?.as(ExtensionDeclSyntax.self)?.extendedType.lastName
  }
}
