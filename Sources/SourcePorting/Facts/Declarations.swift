/// Types by their last names.
struct Declarations: Equatable, Sendable {
  var types: [String: DeclaredType] = [:]
  /// The types that variables and parameters of a name are declared with, wherever they are.
  var variables: [String: Set<String>] = [:]
  /// The names of functions and variables that belong to no type.
  var globals: Set<String> = []
  /// Those of them that other modules see, and that no other module declares beside this one.
  var publicGlobals: Set<String> = []
  /// The names that signatures of public declarations use.
  var publicNames: Set<String> = []

  /// A type and all that it inherits from, as far as it is declared here; nearest first.
  func ancestry(of name: String) -> [DeclaredType] {
    var found: [DeclaredType] = []
    var waiting = [name]
    var seen: Set<String> = []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(next).inserted, let type = types[next] else { continue }
      found.append(type)
      waiting += type.inherited
    }
    return found
  }

  mutating func merge(_ other: Declarations) {
    for (name, type) in other.types {
      guard var known = types[name] else {
        types[name] = type
        continue
      }
      known.kind = known.kind ?? type.kind
      known.file = known.file ?? type.file
      known.isHidden = known.isHidden || type.isHidden
      known.isNested = known.isNested && type.isNested
      known.owners.formUnion(type.owners)
      known.inherited += type.inherited
      known.members += type.members
      known.plainCases += type.plainCases
      known.initializers += type.initializers
      types[name] = known
    }
    for (name, found) in other.variables { variables[name, default: []].formUnion(found) }
    globals.formUnion(other.globals)
    publicGlobals.formUnion(other.publicGlobals)
    publicNames.formUnion(other.publicNames)
  }
}
