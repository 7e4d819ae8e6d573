/// What a library declares, in all its modules.
struct LibraryFacts: Equatable, Sendable {
  let declarations: Declarations
  /// The names of its modules.
  let modules: Set<String>

  init(modules: [ParsedModule]) {
    var all = Declarations()
    for source in modules.flatMap(\.sources) {
      all.merge(DeclarationCollector.declarations(in: source))
    }
    declarations = all
    self.modules = Set(modules.map(\.name))
  }

  /// Takes what some facts say of types, and what others say of all other types.
  init(_ own: LibraryFacts, before others: LibraryFacts) {
    var all = others.declarations
    for (name, type) in own.declarations.types where type.file != nil { all.types[name] = type }
    declarations = all
    modules = others.modules
  }

  /// The optional members of the library's own protocols.
  var optionalMembers: [DeclaredMember] {
    declarations.types.values.filter { $0.kind == .protocol }
      .sorted { $0.name < $1.name }
      .flatMap(\.members).filter(\.isOptional)
  }

  /// Whether a type inherits from another one.
  func inherits(_ name: String, from ancestor: String, host: HostSurface) -> Bool {
    let own = declarations.ancestry(of: name)
    let names = Set([name] + own.flatMap { [$0.name] + $0.inherited })
    return names.contains(ancestor)
      || names.contains { name in
        host.declarations.ancestry(of: name).contains {
          $0.name == ancestor || $0.inherited.contains(ancestor)
        }
      }
  }
}
