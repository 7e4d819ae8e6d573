/// The library's methods that exchange the root controller of a window: those that it gives to windows, and those of
/// objects of its own that are told which window.
struct RootVerbs {
  private let catalogue: TypeCatalogue
  private let sources: LibrarySources

  init(_ catalogue: TypeCatalogue, _ sources: LibrarySources) {
    self.catalogue = catalogue
    self.sources = sources
  }

  /// A candidate for each method; of those that are called alike, for the one that can be told most.
  var candidates: [Candidate] {
    let verbs = verbsOfWindows + catalogue.own.flatMap(verbs)
    let alike = Dictionary(grouping: verbs) { $0.id }
    return alike.keys.sorted().compactMap { id in
      alike[id]?.max { ($0.said, $1.method.name) < ($1.said, $0.method.name) }?.candidate
    }
  }

  /// The methods that extensions of windows bring.
  private var verbsOfWindows: [RootVerb] {
    let bodies = sources.code(extending: "UIWindow").flatMap(FunctionText.all)
    guard let window = catalogue.type(named: SystemName.window) else { return [] }
    return window.members.filter { catalogue.isOwn($0) }.compactMap { method in
      RootVerb(
        method, of: window.name, in: method.module, receiver: "window", place: nil,
        value: { value(for: $0, in: window) }, bodies: bodies)
    }
  }

  /// The methods of a type of the library's.
  private func verbs(of type: KnownType) -> [RootVerb] {
    guard type.kind != .protocol, type.obstacleToNaming == nil,
      !catalogue.inherits(type, from: SystemName.controller)
    else { return [] }
    let methods = type.members.filter(\.takesWindow)
    guard !methods.isEmpty else { return [] }
    let bodies = sources.functions(of: type)
    let instance = instance(of: type)
    return methods.compactMap { method in
      let receiver = method.kind == .typeMethod ? catalogue.spelling(of: type) : instance
      guard let receiver else { return nil }
      return RootVerb(
        method, of: type.name, in: type.module, receiver: receiver,
        place: sources.place(of: type), value: { value(for: $0, in: type) }, bodies: bodies)
    }
  }

  /// An object of a type, as code makes it or finds it.
  private func instance(of type: KnownType) -> String? {
    guard case .success(let made) = Maker(catalogue: catalogue).construction(of: type),
      !made.isFailable, made.filling.isEmpty
    else { return nil }
    return made.expression
  }

  private func value(for parameter: Declaration.Parameter, in type: KnownType) -> String? {
    AtHand(catalogue: catalogue).value(for: parameter, in: type)
  }
}
