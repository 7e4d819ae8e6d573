/// The names by which other files may reach what a file declares.
///
/// Who reaches a member of one of its types names the type before.
struct DeclaredNames {
  let names: Set<String>

  init(_ source: ParsedSource) {
    let declarations = DeclarationCollector.declarations(in: source)
    let own = Set(declarations.types.values.filter { $0.file != nil }.map(\.name))
    let members = declarations.types.values.filter { !own.contains($0.name) }
      .flatMap(\.members).filter { $0.isInExtension && !$0.isHidden }
    names = own.union(members.map(\.name)).union(declarations.globals)
  }
}
