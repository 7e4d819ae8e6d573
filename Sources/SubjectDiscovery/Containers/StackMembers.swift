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
  init?(_ catalogue: TypeCatalogue, _ sources: LibrarySources, _ type: KnownType) {
    let manner = StackManner(catalogue: catalogue, type: type)
    func saysHow(_ parameter: Declaration.Parameter) -> Bool {
      manner.value(for: parameter) != nil
    }
    let methods = catalogue.ownUsableMembers(of: type).filter {
      $0.kind == .method && $0.isCallable
    }
    let pushes = methods.filter { method in
      method.nameWords.first == "push"
        && method.requiredParameters.count(where: \.isController) == 1
        && method.requiredParameters.allSatisfy { $0.isController || saysHow($0) }
    }
    let pops = methods.filter { method in
      method.nameWords.first == "pop" && Self.top.isSuperset(of: method.nameWords)
        && method.requiredParameters.allSatisfy(saysHow) && !method.givesValue
    }
    guard let push = pushes.mostTelling, let pop = pops.mostTelling,
      !StackWork(catalogue, sources).isHandedOn(push, of: type)
    else { return nil }
    self.push = push
    self.pop = pop
    self.manner = manner
  }

  /// The two in words.
  var names: String { "\(push.name) and \(pop.name)" }

  /// What a subject says of them, in its order.
  var arguments: [String] {
    [
      "push: \(closure(calling: push, with: ["container", "screen"]))",
      "pop: \(closure(calling: pop, with: ["container"]))",
    ]
  }

  /// Whether both are told whether to animate.
  var saysWhetherAnimated: Bool { push.isToldToAnimate && pop.isToldToAnimate }

  private func closure(calling method: KnownType.Member, with names: [String]) -> String {
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
  fileprivate var isToldToAnimate: Bool {
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
