/// The members by which a container lays a screen upon those that it has, and takes the top away.
struct StackMembers {
  private let push: KnownType.Member
  private let pop: KnownType.Member
  private let manner: StackManner

  /// The words of methods' names that say of what they take away no more than that it is the top.
  private static let top: Set = [
    "pop", "top", "topmost", "most", "last", "current", "latest", "front",
    "view", "controller", "screen", "page", "panel", "card",
  ]

  /// None where a container does not do both, or leaves it to others.
  ///
  /// What can be called by somebody who knows nothing but its declaration goes before what cannot.
  init?(_ catalogue: TypeCatalogue, _ sources: LibrarySources, _ type: KnownType) {
    let manner = StackManner(catalogue: catalogue, type: type)
    let methods = catalogue.ownUsableMembers(of: type).filter { $0.kind == .method }
    let pushes = methods.filter { method in
      method.nameWords.first == "push"
        && method.declaration.parameters.contains { manner.isScreen($0) }
    }
    let pops = methods.filter { method in
      method.nameWords.first == "pop" && Self.top.isSuperset(of: method.nameWords)
        && !method.givesValue
    }
    func best(_ methods: [KnownType.Member], screens: Int) -> KnownType.Member? {
      methods.filter { manner.lack(of: $0, screens: screens) == nil }.mostTelling
        ?? methods.mostTelling
    }
    guard let push = best(pushes, screens: 1), let pop = best(pops, screens: 0),
      !StackWork(catalogue, sources).isHandedOn(push, of: type)
    else { return nil }
    self.push = push
    self.pop = pop
    self.manner = manner
  }

  /// Why nobody but its author can call one of them or both; none where that is not so.
  var obstacle: String? {
    let lacks = [manner.lack(of: push, screens: 1), manner.lack(of: pop, screens: 0)]
    let reasons = lacks.compactMap(\.self)
    return reasons.isEmpty ? nil : reasons.joined(separator: ", and ")
  }

  /// The two in words.
  var names: String { "\(push.name) and \(pop.name)" }

  /// What a subject says of them, in its order; what its author has to call stands open.
  var arguments: [String] {
    [
      "push: \(closure(calling: push, with: ["container", "screen"]))",
      "pop: \(closure(calling: pop, with: ["container"]))",
    ]
  }

  /// Whether both are told whether to animate.
  var saysWhetherAnimated: Bool { push.isToldToAnimate && pop.isToldToAnimate }

  private func closure(calling method: KnownType.Member, with names: [String]) -> String {
    guard manner.lack(of: method, screens: names.count - 1) == nil else {
      return "{ <#\((names + ["animated"]).joined(separator: ", ")) in#> }"
    }
    let call = ContainerMembers.Call(method) {
      $0.isController ? "screen" : manner.value(for: $0) ?? "nil"
    }
    let result = method.givesNothing ? "" : "_ = "
    let animated = call.saysWhetherAnimated ? "animated" : "_"
    let parameters = (names + [animated]).joined(separator: ", ")
    return "{ \(parameters) in \(result)container.\(call.text) }"
  }
}

extension KnownType.Member {
  /// Whether it is told whether to animate.
  var isToldToAnimate: Bool {
    declaration.parameters.contains(where: \.isAboutAnimation)
  }

  /// Whether a method gives back a text, a number or a place, so that what it takes away is no screen.
  fileprivate var givesValue: Bool {
    ["String", "Substring", "Int", "Double", "CGFloat", "Data", "Date", "URL", "UUID", "IndexPath"]
      .contains(declaration.type.map(CodeText.unwrapped))
  }
}

extension [KnownType.Member] {
  /// One that is told whether to animate, if there is one.
  fileprivate var mostTelling: KnownType.Member? {
    filter(\.isToldToAnimate).shortest ?? shortest
  }
}
