/// Finds the methods that a name may mean.
struct MethodSearch {
  let library: ParsedLibrary

  /// The members of a type and of what it inherits from, nearest first, one of each signature.
  func members(named name: String, of owner: String?, kind: DeclaredMember.Kind)
    -> [DeclaredMember]
  {
    let own = library.facts.declarations
    let host = library.host.declarations
    var found: [DeclaredMember] = []
    if let owner {
      var types = own.ancestry(of: owner)
      let ancestors = types.flatMap { [$0.name] + $0.inherited } + [owner]
      for ancestor in ancestors { types += host.ancestry(of: ancestor) }
      found = types.flatMap(\.members)
    }
    if !found.contains(where: { $0.name == name && $0.kind == kind }) {
      // Extensions of a type's ancestors and of protocols that nobody names: any method will do.
      found = own.types.values.sorted { $0.name < $1.name }.flatMap(\.members)
    }
    var signatures: Set<[String]> = []
    return found.filter { $0.name == name && $0.kind == kind && !$0.isStatic }
      .filter { signatures.insert($0.labels).inserted }
  }

  /// The methods that Objective-C knows by a name.
  func methods(runtimeName: String, of owner: String?) -> [DeclaredMember] {
    let own = library.facts.declarations
    let all = own.types.values.filter { $0.kind != .protocol }
      .sorted { $0.name < $1.name }.flatMap(\.members)
      .filter { $0.kind == .method && $0.runtimeName == runtimeName && !$0.isStatic }
    let near = owner.map { owner in
      let names = Set(own.ancestry(of: owner).map(\.name) + [owner])
      return all.filter { names.contains($0.owner) }
    }
    return near.flatMap { $0.isEmpty ? nil : $0 } ?? all
  }

  /// Whether a name is one of a protocol's, here or at the host.
  func isProtocol(_ name: String?) -> Bool {
    guard let name else { return false }
    return (library.facts.declarations.types[name] ?? library.host.declarations.types[name])?.kind
      == .protocol
  }
}
