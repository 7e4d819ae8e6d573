/// The method by which a container puts a screen in the place of the one that it shows.
struct ExchangeMethod {
  private let method: KnownType.Member
  private let manner: StackManner

  /// The words with which the names of methods begin that do something else with a screen.
  private static let others: Set = [
    "push", "pop", "add", "append", "insert", "remove", "present", "dismiss", "hide", "close",
  ]

  /// None where no method takes in the screen that it is given, and lets another child go.
  ///
  /// What can be called by somebody who knows nothing but its declaration goes before what cannot, then what is told
  /// whether to animate, and then what apps can call.
  init?(_ catalogue: TypeCatalogue, _ sources: LibrarySources, _ type: KnownType) {
    let manner = StackManner(catalogue: catalogue, type: type)
    let work = ExchangeWork(catalogue, sources, type)
    let methods = catalogue.ownUsableMembers(of: type).filter { method in
      method.kind == .method && method.declaration.parameters.contains { manner.isScreen($0) }
        && method.nameWords.first.map(Self.others.contains) == false
        && ControllerPlace(method.baseName)?.isSide != true && work.isDone(by: method)
    }
    func rank(_ method: KnownType.Member) -> Int {
      (manner.lack(of: method, screens: 1) == nil ? 0 : 4) + (method.isToldToAnimate ? 0 : 2)
        + (["open", "public"].contains(method.access) ? 0 : 1)
    }
    guard let least = methods.map(rank).min(),
      let method = methods.filter({ rank($0) == least }).shortest
    else { return nil }
    self.method = method
    self.manner = manner
  }

  var name: String { method.name }

  /// Why nobody but its author can call it; none where that is not so.
  var obstacle: String? { manner.lack(of: method, screens: 1) }

  /// Whether it is told whether to animate.
  var saysWhetherAnimated: Bool { method.isToldToAnimate }

  /// What a subject says of it; it stands open where its author has to say that.
  var argument: String {
    guard obstacle == nil else { return "replace: { <#container, index, screen, animated in#> }" }
    let animated = saysWhetherAnimated ? "animated" : "_"
    return "replace: { container, _, screen, \(animated) in \(call(with: "screen", "animated")) }"
  }

  /// The statement that gives a `container` its first screen, without an animation.
  ///
  /// - Parameter screen: the screen.
  func filling(with screen: String) -> String { call(with: screen, "false") }

  private func call(with screen: String, _ animated: String) -> String {
    let call = ContainerMembers.Call(method, animated: animated) {
      $0.isController ? screen : manner.value(for: $0) ?? "nil"
    }
    return (method.givesNothing ? "" : "_ = ") + "container.\(call.text)"
  }
}
