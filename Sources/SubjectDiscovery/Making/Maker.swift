/// Finds out how objects of a type can be made by somebody who knows nothing but its declarations.
struct Maker {
  let catalogue: TypeCatalogue
  /// What everybody would hand over without a thought.
  let atHand: AtHand
  /// What a parameter of a type may be given, beside what is at hand for everybody.
  typealias Supply = (Declaration.Parameter) -> String?

  init(catalogue: TypeCatalogue) {
    self.init(catalogue: catalogue, atHand: AtHand(catalogue: catalogue))
  }

  init(catalogue: TypeCatalogue, atHand: AtHand) {
    self.catalogue = catalogue
    self.atHand = atHand
  }

  /// How a type is made.
  ///
  /// A fresh object is better than a shared one, and one that is there in any case is better than one
  /// that may be missing.
  ///
  /// - Parameters:
  ///   - type: the type.
  ///   - supply: what parameters without a default are given, before what is at hand for them.
  ///   - welcome: how much an initializer goes before those that leave less to guess.
  ///   - insisting: the parameter of an initializer that is given something though it has a default.
  func construction(
    of type: KnownType, supply: Supply = { _ in nil },
    welcome: (KnownType.Member) -> Int = { _ in 0 },
    insisting: (KnownType.Member) -> Declaration.Parameter? = { _ in nil }
  ) -> Result<Construction, MakingObstacle> {
    if let obstacle = type.obstacleToNaming {
      return .failure(MakingObstacle(reason: obstacle, sketch: nil))
    }
    let spelling = catalogue.spelling(of: type)
    guard !type.isGeneric else {
      return .failure(
        MakingObstacle(
          reason: "it is generic: somebody has to say for which types",
          sketch: "\(spelling)<\(Self.blank("Type"))>()"))
    }
    let all = Initializers(catalogue).all(of: type)
    let initializers = all.filter { $0.name != "init(coder:)" }
    let plain = initializers.filter(\.isCallable)
      .compactMap { initializer -> Ranked? in
        guard
          var ranked = construction(by: initializer, of: type, supply, insisting(initializer))
        else { return nil }
        ranked.rank -= welcome(initializer) * 100_000
        return ranked
      }
      .sorted { $0.rank < $1.rank }
      .map(\.construction)
    if let best = plain.first(where: { !$0.isFailable }) { return .success(best) }
    if let best = sharedInstance(of: type, spelling) ?? plain.first { return .success(best) }
    if initializers.isEmpty, !all.isEmpty {
      return .failure(
        MakingObstacle(
          reason: "it has init(coder:) alone: it and its outlets come from a storyboard",
          sketch: nil))
    }
    return .failure(obstacle(type, initializers, spelling))
  }

  // MARK: - Initializers

  private typealias Ranked = (construction: Construction, rank: Int)

  private func construction(
    by initializer: KnownType.Member, of type: KnownType, _ supply: Supply,
    _ insisted: Declaration.Parameter?
  ) -> Ranked? {
    let wanted = initializer.declaration.parameters.filter {
      !$0.isOptionalAtCall || $0 == insisted
    }
    let given = wanted.compactMap { parameter in
      (supply(parameter) ?? atHand.value(for: parameter, in: type)).map {
        Construction.Argument(parameter: parameter, value: $0)
      }
    }
    guard given.count == wanted.count else { return nil }
    let isFailable = initializer.declaration.isFailable
    let way =
      initializer.declaration.parameters.isEmpty
      ? "by its initializer without parameters"
      : wanted.isEmpty ? "by \(initializer.name), which has defaults" : "by \(initializer.name)"
    let construction = Construction(
      callee: catalogue.spelling(of: type), arguments: given,
      way: way + (isFailable ? ", which may make nothing" : "") + lackOfStoryboard(type),
      isFailable: isFailable)
    // Of several, the one that leaves least to guess, and then the shortest.
    return (construction, wanted.count * 100 + initializer.declaration.parameters.count)
  }

  /// That an object lacks what a storyboard would have given it: the port has made known that there is such a thing.
  private func lackOfStoryboard(_ type: KnownType) -> String {
    let members = catalogue.ownLineage(of: type).flatMap(\.members)
    return members.contains { $0.name.hasPrefix("makeKnownForScreens") }
      ? ", without what a storyboard gives it, such as its outlets" : ""
  }

  // MARK: - Shared instances

  private static let sharedNames = [
    "shared", "sharedInstance", "instance", "default", "standard", "main", "current",
  ]

  /// An object that the type keeps of itself.
  private func sharedInstance(of type: KnownType, _ spelling: String) -> Construction? {
    let own = type.members.filter { member in
      member.kind == .typeProperty && member.isUsable
        && [type.path.last, type.name, type.qualifiedName, "Self"].contains(member.declaration.type)
    }
    func rank(_ member: KnownType.Member) -> Int {
      Self.sharedNames.firstIndex(of: member.name) ?? Self.sharedNames.count
    }
    return own.min { (rank($0), $0.name) < (rank($1), $1.name) }.map { member in
      Construction(
        callee: "\(spelling).\(member.name)", arguments: nil,
        way: "by '\(member.name)', which all scenarios share", isFailable: false)
    }
  }

  // MARK: - What cannot be made

  private func obstacle(
    _ type: KnownType, _ initializers: [KnownType.Member], _ spelling: String
  ) -> MakingObstacle {
    if let hidden = initializers.first(where: { !$0.isUsable }),
      initializers.allSatisfy({ !$0.isUsable })
    {
      return MakingObstacle(
        reason: "\(hidden.name) is \(hidden.access), and there is no shared instance",
        sketch: nil)
    }
    let usable = initializers.filter(\.isUsable)
    guard let best = usable.min(by: { $0.requiredParameters.count < $1.requiredParameters.count })
    else {
      let ancestor = catalogue.unknownAncestor(of: type)
      return MakingObstacle(
        reason: ancestor.map { "no initializer is known here: it inherits from \($0)" }
          ?? "it has no initializer", sketch: nil)
    }
    let wants = usable.map { initializer in
      initializer.isCallable
        ? "\(initializer.name) wants \(Self.list(initializer.requiredParameters.map(\.plainType)))"
          + lack(initializer, type)
        : "\(initializer.name) throws or waits"
    }
    return MakingObstacle(
      reason: (usable.count > 1 ? "every initializer wants something: " : "")
        + wants.joined(separator: "; "),
      sketch: "\(spelling)(\(best.requiredParameters.map(Self.blank).joined(separator: ", ")))")
  }

  /// What an enumeration's value alone would not do without.
  private func lack(_ initializer: KnownType.Member, _ type: KnownType) -> String {
    initializer.requiredParameters.lazy.compactMap { parameter in
      catalogue.ownType(spelled: parameter.plainType, in: type).flatMap {
        catalogue.missing(beside: $0, in: type)
      }
    }
    .first.map { ", and a value for '\($0)' with it" } ?? ""
  }

  /// Types in words: "a Panel and 2 Ints".
  static func list(_ types: [String]) -> String {
    types.map { type in
      let vowel = type.first.map { "AEIOaeio".contains($0) } ?? false
      return "\(vowel ? "an" : "a") \(type)"
    }
    .joined(separator: " and ")
  }

  /// A place that the author fills in.
  private static func blank(_ text: String) -> String { "<#\(text)#>" }

  private static func blank(_ parameter: Declaration.Parameter) -> String {
    (parameter.label.map { "\($0): " } ?? "") + blank(parameter.plainType)
  }
}

extension KnownType.Member {
  /// Whether it can be called as it stands: no errors to catch, nothing to wait for.
  var isCallable: Bool { isUsable && !declaration.throwsErrors && !declaration.isAsynchronous }

  /// The parameters that a call cannot leave out.
  var requiredParameters: [Declaration.Parameter] {
    declaration.parameters.filter { !$0.isOptionalAtCall }
  }
}
