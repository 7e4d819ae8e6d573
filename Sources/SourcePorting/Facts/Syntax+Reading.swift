import SwiftSyntax

extension TypeSyntax {
  /// The last name of a type: `View` of `Module.View<Int>`, and of `any View`.
  var lastName: String {
    if let simple = self.as(IdentifierTypeSyntax.self) { return simple.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let existential = self.as(SomeOrAnyTypeSyntax.self) {
      return existential.constraint.lastName
    }
    if let marked = self.as(AttributedTypeSyntax.self) { return marked.baseType.lastName }
    return trimmedDescription
  }
}

extension DeclModifierListSyntax {
  /// Whether there is a word among them.
  func contains(_ word: String) -> Bool { contains { $0.name.text == word && $0.detail == nil } }

  /// Whether nobody outside of the file sees what they are about.
  var areHidden: Bool { contains("private") || contains("fileprivate") }

  /// The word that says who sees it.
  var access: String? {
    map(\.name.text).first {
      ["private", "fileprivate", "internal", "package", "public", "open"].contains($0)
    }
  }
}

extension AttributeSyntax {
  /// The name without the sign in front.
  var name: String { attributeName.trimmedDescription }
}

extension AttributeListSyntax {
  /// Those of some names.
  func named(_ names: Set<String>) -> [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter { names.contains($0.name) }
  }
}

extension PatternBindingSyntax {
  /// The type that the value says, where it is made on the spot: `View` of `View(frame: f)`.
  var madeType: String? {
    guard let call = initializer?.value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase ?? false
    else { return nil }
    return name
  }
}

extension String {
  /// A type's spelling without marks of optional values and `any`.
  var withoutOptional: String {
    var text = self
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    for word in ["any ", "weak "] where text.hasPrefix(word) { text.removeFirst(word.count) }
    if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->") {
      return String(text.dropFirst().dropLast()).withoutOptional
    }
    return text
  }
}
