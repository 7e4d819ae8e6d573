/// Finds out which methods of a controller take a child in for another one.
struct ExchangeWork {
  /// The functions of the controller's own.
  private let own: [FunctionText]
  private let byName: [String: [FunctionText]]
  private let ownNames: Set<String>

  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources, _ type: KnownType) {
    own = catalogue.ownLineage(of: type).flatMap(sources.functions)
    ownNames = Set(own.map(\.name))
    let shared = sources.code(extending: "UIViewController").flatMap { sources.functions[$0] }
    byName = Dictionary(grouping: own + shared, by: \.name)
  }

  /// Whether the code that a method reaches adds as a child what a function there was given, and lets another go.
  func isDone(by method: KnownType.Member) -> Bool {
    let labels = method.declaration.parameters.map { $0.label ?? "_" }
    guard
      let function = own.first(where: { $0.name == method.baseName && $0.labels == labels })
    else { return false }
    let way = [function] + FunctionText.reached(from: function.calledNames, in: byName)
    return way.contains { !Self.added(in: $0).isEmpty } && way.contains(where: letsOthersGo)
  }

  /// The names of the function's parameters, or of what it made of these, that it adds as children.
  private static func added(in function: FunctionText) -> Set<String> {
    let given = Set(function.parameterNames)
    let added = String(function.body)
      .matches(of: /\baddChild(?:ViewController)?\s*\(\s*(\w+)/.wordBoundaryKind(.simple))
      .map { String($0.output.1) }
    return Set(
      added.filter { name in
        given.contains(name)
          || given.contains { isTaken(name, from: $0, in: function.body) }
      })
  }

  /// Whether a name stands for what a parameter has, such as one that was no optional.
  private static func isTaken(
    _ name: String, from parameter: String, in code: Substring
  ) -> Bool {
    code.matches(of: /\blet\s+(\w+)\s*=\s*(\w+)/).contains {
      $0.output.1 == name && $0.output.2 == parameter
    }
  }

  /// Whether a function removes something else from its parent than what it adds; not itself, unless each controller of
  /// the library's has that function.
  private func letsOthersGo(_ function: FunctionText) -> Bool {
    let added = Self.added(in: function)
    let removal = /(?:([\w$]+)\s*[?!]?\s*\.\s*)?\bremoveFromParent(?:ViewController)?\s*\(/
    return function.body.matches(of: removal.wordBoundaryKind(.simple)).contains { match in
      guard let whose = match.output.1, whose != "self" else {
        return !ownNames.contains(function.name)
      }
      return !added.contains(String(whose))
    }
  }
}
