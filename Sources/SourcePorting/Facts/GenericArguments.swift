import SwiftSyntax

/// What the generic types that a module uses are made with.
struct GenericArguments {
  /// The last names of the arguments of each use, in their order, by the name of the generic type.
  private let uses: [String: [[String]]]

  init(_ module: ParsedModule) {
    var uses: [String: [[String]]] = [:]
    for source in module.sources {
      for clause in source.tree.all(GenericArgumentClauseSyntax.self) {
        guard let name = clause.genericName else { continue }
        uses[name, default: []].append(clause.arguments.map(\.lastName))
      }
    }
    self.uses = uses
  }

  /// The types that stand for one parameter of a generic type, sorted by name.
  func types(of name: String, at place: Int) -> [String] {
    let found = (uses[name] ?? []).filter { place < $0.count }.map { $0[place] }
    return Set(found).sorted()
  }
}

extension GenericArgumentClauseSyntax {
  /// The generic type that the arguments are for.
  fileprivate var genericName: String? {
    if let type = parent?.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = parent?.as(MemberTypeSyntax.self) { return type.name.text }
    let made = parent?.as(GenericSpecializationExprSyntax.self)?.expression
    return made?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension GenericArgumentSyntax {
  /// The last name of the type: `View` of `any Module.View`.
  fileprivate var lastName: String {
    let type = argument.trimmedDescription.withoutOptional
    return type.split(separator: ".").last.map(String.init) ?? type
  }
}
