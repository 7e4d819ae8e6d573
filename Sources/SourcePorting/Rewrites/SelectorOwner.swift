import SwiftSyntax

/// Whose method a selector means.
enum SelectorOwner: Equatable {
  /// The type around it: how it is spelled there, and its name.
  case enclosing(spelling: String, name: String)
  /// A type that is named.
  case named(spelling: String, name: String)
  /// The type of an object.
  case object(spelling: String)
  /// None: it stands outside of types.
  case nobody

  /// How the method is reached.
  var spelling: String? {
    switch self {
    case .enclosing(let spelling, _), .named(let spelling, _), .object(let spelling): spelling
    case .nobody: nil
    }
  }

  /// The type's name, where it is known.
  var name: String? {
    switch self {
    case .enclosing(_, let name), .named(_, let name): name
    case .object, .nobody: nil
    }
  }

  /// Reads the piece in front of the method's name.
  init(_ base: ExprSyntax?, at node: some SyntaxProtocol, in library: ParsedLibrary) {
    let text = base?.trimmedDescription ?? "self"
    switch text {
    case "self", "super", "Self", "type(of: self)":
      self = Self.around(node)
    default:
      let name = text.split(separator: ".").last.map(String.init) ?? text
      if name.first?.isUppercase ?? false {
        self = .named(spelling: text, name: name)
      } else if let types = library.facts.declarations.variables[name], types.count == 1,
        let type = types.first, type.first?.isUppercase ?? false, !type.contains(" ")
      {
        self = .named(
          spelling: type, name: type.split(separator: ".").last.map(String.init) ?? type)
      } else {
        self = .object(spelling: "type(of: \(text))")
      }
    }
  }

  /// The type around a piece of syntax.
  ///
  /// `Self` cannot be named where a stored property gets its first value, nor in a default argument.
  private static func around(_ node: some SyntaxProtocol) -> SelectorOwner {
    var isFirstValue = false
    var inner: Syntax? = Syntax(node)
    while let current = inner {
      if let variable = current.as(VariableDeclSyntax.self),
        current.parent?.is(MemberBlockItemSyntax.self) ?? false,
        !variable.modifiers.contains("lazy"),
        variable.bindings.contains(where: { $0.initializer.map { node.isInside($0) } ?? false })
      {
        isFirstValue = true
      }
      if let parameter = current.as(FunctionParameterSyntax.self),
        parameter.defaultValue.map({ node.isInside($0) }) ?? false
      {
        isFirstValue = true
      }
      if let type = current.as(ClassDeclSyntax.self) {
        return enclosing(type.name.text, isFirstValue)
      }
      if let type = current.as(ExtensionDeclSyntax.self) {
        let spelling = type.extendedType.trimmedDescription
        return .enclosing(
          spelling: isFirstValue ? spelling : "Self", name: type.extendedType.lastName)
      }
      if let type = current.as(ProtocolDeclSyntax.self) {
        return enclosing(type.name.text, isFirstValue)
      }
      if let type = current.as(StructDeclSyntax.self) {
        return enclosing(type.name.text, isFirstValue)
      }
      inner = current.parent
    }
    return .nobody
  }

  private static func enclosing(_ name: String, _ isFirstValue: Bool) -> SelectorOwner {
    .enclosing(spelling: isFirstValue ? name : "Self", name: name)
  }
}

extension SyntaxProtocol {
  fileprivate func isInside(_ other: some SyntaxProtocol) -> Bool {
    other.position <= position && endPosition <= other.endPosition
  }
}
