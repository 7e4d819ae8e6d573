/// Reads whose transitioning delegate a controller is.
struct DelegateUseReader {
  let catalogue: TypeCatalogue
  let sources: LibrarySources

  /// What a library's code does with a controller as a transitioning delegate.
  func use(of type: KnownType) -> DelegateUse {
    let own = catalogue.ownLineage(of: type).flatMap(sources.code)
    let assigned = own.flatMap(DelegateText.all).filter { $0.value != "nil" }
    if overridesDelegate(type) || assigned.contains(where: \.isOfItself) { return .own }
    if helper(of: type) != nil { return .own }
    if assigned.contains(where: { $0.value == "self" }) { return .others }
    guard let name = type.path.last else { return .unknown }
    let outer = sources.outerCode.filter { !own.contains($0) && $0.contains(name) }
    let given = outer.flatMap { code in
      DelegateText.all(in: code).filter { Self.names($0.value, a: name, in: code) }
    }
    if given.contains(where: { $0.receiver == $0.value }) { return .given }
    return given.isEmpty ? .unknown : .others
  }

  /// Whether a screen gives itself a delegate of a class, and no other code of the library's makes one of that.
  func isAlone(_ type: KnownType, givingItself delegate: KnownType) -> Bool {
    guard let name = delegate.path.last else { return false }
    let own = catalogue.ownLineage(of: type).flatMap(sources.code)
    let isGiven = own.contains { code in
      DelegateText.all(in: code).contains {
        $0.isOfItself && ($0.value == name || Self.names($0.value, a: name, in: code))
      }
    }
    let others = sources.outerCode.filter {
      !own.contains($0) && !sources.code(of: delegate).contains($0)
    }
    return isGiven && !others.contains { sources.calls[$0].contains(name) }
  }

  /// The helper to which a controller hands itself to be given its delegate.
  func helper(of type: KnownType) -> KnownType? {
    HelperReader(catalogue: catalogue, sources: sources)
      .helper(of: type, becoming: "transitioningDelegate", conformingTo: SystemName.delegate)
  }

  /// Whether a controller says itself who its delegate is, whatever is set.
  func overridesDelegate(_ type: KnownType) -> Bool {
    catalogue.ownLineage(of: type).contains { owner in
      owner.members.contains { $0.name == "transitioningDelegate" && !$0.isOfUIKit }
    }
  }

  /// Whether a controller that becomes its own delegate answers none of a delegate's questions: it is as if it were
  /// none.
  func isIdle(_ type: KnownType) -> Bool {
    let assigned = catalogue.ownLineage(of: type).flatMap(sources.code).flatMap(DelegateText.all)
    return catalogue.conforms(type, to: SystemName.delegate) && !overridesDelegate(type)
      && assigned.allSatisfy { !$0.isOfItself || $0.value == "self" }
      && !answers(type, SystemName.presentations)
  }

  /// Whether a type, a superclass or a protocol of the library answers one of a delegate's questions.
  func answers(_ type: KnownType, _ delegate: SystemName.Delegate) -> Bool {
    let lineage = catalogue.ownLineage(of: type)
    let protocols = lineage.flatMap(\.protocols).compactMap { catalogue.types[$0] }
      .filter { $0.module == type.module }
    return (lineage + protocols).flatMap(\.members).contains { member in
      !member.isOfUIKit && delegate.methods.contains(member.name)
    }
  }

  /// Whether a controller is presented as its own delegate by whoever makes it: it answers, and sets nothing itself.
  func isSetByOthers(_ type: KnownType) -> Bool {
    catalogue.conforms(type, to: SystemName.delegate)
      && [.given, .unknown].contains(use(of: type)) && answers(type, SystemName.presentations)
  }

  /// Whether a controller is to animate its own presentation, and becomes its delegate in viewDidLoad() alone:
  /// UIKit asks before the load (PT-02).
  func isLate(_ type: KnownType) -> Bool {
    let lineage = catalogue.ownLineage(of: type)
    guard
      lineage.contains(where: { owner in
        owner.members.contains {
          $0.name == "animationController(forPresented:presenting:source:)" && !$0.isOfUIKit
        }
      })
    else { return false }
    func count(in code: String) -> Int {
      DelegateText.all(in: code).count { $0.isOfItself && $0.value == "self" }
    }
    let all = lineage.flatMap(sources.code).reduce(0) { $0 + count(in: $1) }
    let late = lineage.compactMap { sources.body(of: "viewDidLoad()", in: $0) }
      .reduce(0) { $0 + count(in: $1) }
    return all > 0 && all == late
  }

  /// Whether a name in code stands for an object of a class: the line that declares it names the class.
  static func names(_ value: Substring, a name: String, in code: String) -> Bool {
    let naming = /\b(\w+)\s*(?:(?::\s*([^\n;,)=]*))|=(?!=)([^\n;]*))/.wordBoundaryKind(.simple)
    return code.matches(of: naming).contains { match in
      let type = match.output.2 ?? match.output.3 ?? ""
      return match.output.1 == value && CodeText.words(of: String(type)).contains(name)
    }
  }
}
