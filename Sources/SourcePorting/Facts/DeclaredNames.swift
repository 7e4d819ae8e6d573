/// The names by which other files may reach what a file declares.
///
/// Who reaches a member of one of its types, or a type in it, names the type before.
struct DeclaredNames {
  let names: Set<String>

  init(_ source: ParsedSource) {
    let declarations = DeclarationCollector.declarations(in: source)
    let own = Set(declarations.types.values.filter { $0.file != nil }.map(\.name))
    let members = declarations.types.values.filter { !own.contains($0.name) }
      .flatMap(\.members).filter { $0.isInExtension && !$0.isHidden }
    let reached = own.filter { name in
      guard let type = declarations.types[name], type.isNested else { return true }
      return !type.owners.isSubset(of: own)
    }
    names = reached.union(members.map(\.name)).union(declarations.globals)
  }
}
