/// The names by which other files may reach what a file declares.
struct DeclaredNames {
  let names: Set<String>

  init(_ source: ParsedSource) {
    let declarations = DeclarationCollector.declarations(in: source)
    let types = declarations.types.values
    let members = types.flatMap(\.members).filter { $0.isInExtension && !$0.isHidden }
    names = Set(types.filter { $0.file != nil }.map(\.name)).union(members.map(\.name))
      .union(declarations.globals)
  }

  /// Whether one of them stands in other files.
  func areUsed(in others: [ParsedSource]) -> Bool {
    others.contains { other in
      other.tree.tokens(viewMode: .sourceAccurate).contains { token in
        if case .identifier(let name) = token.tokenKind { return names.contains(name) }
        return false
      }
    }
  }
}
