import SwiftSyntax

extension MemberBlockItemSyntax {
  /// Where it calls what the class above has in the place of a member.
  func callsOfSuper(to member: ExtensionMember) -> [MemberAccessExprSyntax] {
    all(MemberAccessExprSyntax.self).filter { access in
      guard access.base?.trimmedDescription == "super",
        access.declName.baseName.text == member.name
      else { return false }
      guard let call = access.parent?.as(FunctionCallExprSyntax.self) else {
        return member.labels.isEmpty
      }
      let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      return labels.count + trailing == member.labels.count && member.labels.starts(with: labels)
    }
  }
}

extension DeclSyntax {
  /// The member under a name of its own, which hands over to nobody; none where it is no such member.
  var plainVersion: String? {
    if let method = self.as(FunctionDeclSyntax.self) {
      var plain = method.trimmed
      plain.name = .identifier(method.name.text.plainName)
      plain.attributes = []
      plain.modifiers = []
      return plain.description
    }
    guard let property = self.as(VariableDeclSyntax.self), let binding = property.bindings.first
    else { return nil }
    let name = binding.pattern.trimmedDescription
    var plain = property.trimmed
    plain.attributes = []
    plain.modifiers = []
    return plain.description.replacing(
      "var \(name)", with: "var \(name.plainName)", maxReplacements: 1)
  }
}

extension String {
  /// What a member of an extension is called that hands over to nobody.
  var plainName: String { "\(self)OfExtension" }
}
