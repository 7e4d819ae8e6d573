/// All types of a library and of UIKit, as their symbol graphs tell of them.
struct TypeCatalogue {
  /// The types by identifier.
  private(set) var types: [String: KnownType] = [:]
  /// The library's own, in the order of modules and names.
  private(set) var own: [KnownType] = []
  /// What identifiers stand for, with their modules, where no graph declares them.
  private var foreignNames: [String: String] = [:]
  private var byName: [String: String] = [:]
  /// The modules that have a type of a name outside of all others.
  private var modules: [String: Set<String>] = [:]
  private var ownModules: Set<String> = []
  /// The requirements that have a default, by identifier.
  private var defaults: Set<String> = []
  /// What the library's own code does with the cases of its enumerations; nothing until it was read.
  var habits = CaseHabits()

  /// - Parameters:
  ///   - library: the graphs of the library's modules.
  ///   - system: the graph of UIKit.
  init(library: [SymbolGraph], system: [SymbolGraph]) {
    var members: [String: KnownType.Member] = [:]
    for graph in library + system { read(graph, &members) }
    for relation in (library + system).flatMap(\.relationships) { relate(relation, members) }
    ownModules = Set(library.map(\.module.name))
    settle()
    own = types.values.filter { ownModules.contains($0.module) }
      .sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }

  // MARK: - Questions

  /// A type by its name with its module's.
  func type(named name: String) -> KnownType? { byName[name].flatMap { types[$0] } }

  /// The name of a type with its module's.
  func name(of id: String) -> String { types[id]?.qualifiedName ?? foreignNames[id] ?? id }

  /// How code calls a type: with its module where another one has the same name.
  func spelling(of type: KnownType) -> String {
    let isAmbiguous = (modules[type.path[0]]?.count ?? 0) > 1
    let hidesModule = self.type(named: "\(type.module).\(type.module)") != nil
    let path = type.path.map(ReservedWord.spelled)
    return (isAmbiguous && !hidesModule ? [type.module] + path : path).joined(separator: ".")
  }

  /// Whether a type is the library's own.
  func isOwn(_ type: KnownType) -> Bool { ownModules.contains(type.module) }

  /// Whether the library brings a member, be it to a type of UIKit's.
  func isOwn(_ member: KnownType.Member) -> Bool { ownModules.contains(member.module) }

  /// The superclasses of a type, the nearest first.
  func superclasses(of type: KnownType) -> [KnownType] {
    var found: [KnownType] = []
    var next = type.superclass.flatMap { types[$0] }
    while let current = next, !found.contains(where: { $0.id == current.id }) {
      found.append(current)
      next = current.superclass.flatMap { types[$0] }
    }
    return found
  }

  /// The name of the last superclass that is not known here, if the line of them ends in one.
  func unknownAncestor(of type: KnownType) -> String? {
    (superclasses(of: type).last ?? type).superclass.map(name)
  }

  func inherits(_ type: KnownType, from name: String) -> Bool {
    superclasses(of: type).contains { $0.qualifiedName == name }
  }

  /// Whether a type conforms to a protocol, whoever says so.
  func conforms(_ type: KnownType, to name: String) -> Bool {
    ([type] + superclasses(of: type)).contains { type in
      type.protocols.contains { self.name(of: $0) == name }
    }
  }

  /// What a type declares itself and what it inherits, the nearest first.
  func members(of type: KnownType) -> [KnownType.Member] {
    ([type] + superclasses(of: type)).flatMap(\.members)
  }

  /// The library's types that inherit from one.
  func heirs(of type: KnownType) -> [KnownType] {
    own.filter { heir in superclasses(of: heir).contains { $0.id == type.id } }
  }

  // MARK: - Reading

  private mutating func read(_ graph: SymbolGraph, _ members: inout [String: KnownType.Member]) {
    for symbol in graph.symbols {
      let id = symbol.identifier.precise
      if let kind = KnownType.Kind(symbol.kind.identifier), types[id] == nil {
        let type = KnownType(symbol, kind: kind, module: graph.module.name)
        types[id] = type
        byName[type.qualifiedName] = id
        if type.path.count == 1 { modules[type.name, default: []].insert(type.module) }
      } else if let kind = KnownType.Member.Kind(symbol.kind.identifier) {
        members[id] = KnownType.Member(symbol, kind: kind, module: graph.module.name)
      }
    }
  }

  private mutating func relate(
    _ relation: SymbolGraph.Relationship, _ members: [String: KnownType.Member]
  ) {
    if let name = relation.targetFallback { foreignNames[relation.target] = name }
    switch relation.kind {
    case "inheritsFrom": types[relation.source]?.superclass = relation.target
    case "conformsTo":
      if types[relation.source]?.protocols.contains(relation.target) == false {
        types[relation.source]?.protocols.append(relation.target)
      }
    case "requirementOf":
      if let member = members[relation.source] {
        types[relation.target]?.requirements.append(member)
        types[relation.target]?.questions.insert(member.name)
      }
    case "defaultImplementationOf": defaults.insert(relation.target)
    case "memberOf":
      if let member = members[relation.source] {
        types[relation.target]?.members.append(member)
      }
    default: break
    }
  }

  /// Puts all in an order that does not depend on the compiler's, and follows access inwards.
  private mutating func settle() {
    for id in Array(types.keys) {
      types[id]?.members.sort { ($0.name, $0.id) < ($1.name, $1.id) }
      types[id]?.protocols.sort()
      types[id]?.requirements.removeAll { defaults.contains($0.id) }
      types[id]?.requirements.sort { ($0.name, $0.id) < ($1.name, $1.id) }
      guard let type = types[id], type.obstacleToNaming == nil else { continue }
      for count in 1..<max(type.path.count, 1) {
        let outer = "\(type.module).\(type.path.prefix(count).joined(separator: "."))"
        if let obstacle = self.type(named: outer)?.obstacleToNaming {
          types[id]?.obstacleToNaming = obstacle
          break
        }
      }
    }
  }
}
