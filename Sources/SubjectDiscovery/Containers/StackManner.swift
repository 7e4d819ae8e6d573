/// Knows what the parameters are given that say how a stack changes, and not with which screen or where.
struct StackManner {
  let catalogue: TypeCatalogue
  /// The stack.
  let type: KnownType

  /// The labels that say where in a stack, or in which one, something goes.
  private static let places: Set = [
    "to", "onto", "on", "at", "in", "into", "inside", "until", "upto", "for", "after", "before",
    "above", "below", "over", "under",
  ]

  /// Whether a parameter takes a screen, be it one of the library's own alone.
  func isScreen(_ parameter: Declaration.Parameter) -> Bool {
    let plain = CodeText.unwrapped(parameter.plainType)
    return parameter.isController
      || catalogue.ownType(spelled: plain, in: type).map {
        catalogue.inherits($0, from: SystemName.controller)
      } == true
  }

  /// What nobody but its author would know of the call of a method, in words; none where all is known.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - screens: how many screens it is given.
  func lack(of method: KnownType.Member, screens: Int) -> String? {
    guard method.isCallable else { return "\(method.name) throws or waits" }
    let others = method.requiredParameters.filter { value(for: $0) == nil }
    let unknown = others.filter { !$0.isController }
    if let first = unknown.first { return "\(method.name) wants \(Maker.list([first.plainType]))" }
    guard others.count != screens else { return nil }
    return others.isEmpty
      ? "\(method.name) may be left without a screen"
      : "\(method.name) wants \(Maker.list(others.map(\.plainType)))"
  }

  /// What a parameter is given; none where it does not say how, or nobody knows what it would be given.
  ///
  /// That is the word on whether to animate, what is to be done at the end, how long it takes, and a value of the
  /// library's own that is at hand: an object may be where it goes, and something that is missing may be what counts.
  func value(for parameter: Declaration.Parameter) -> String? {
    if parameter.isAboutAnimation { return "animated" }
    if let end = parameter.end { return end }
    let label = CodeText.nameParts(of: parameter.label ?? "").first
    guard label.map(Self.places.contains) != true else { return nil }
    let known = catalogue.ownType(spelled: CodeText.unwrapped(parameter.plainType), in: type)
    switch known?.kind {
    case .enum:
      guard let known else { return nil }
      return catalogue.movingCase(of: known, in: type).map { ".\($0)" }
    case .class, .actor: return nil
    case .struct, .protocol: return AtHand(catalogue: catalogue).value(for: parameter, in: type)
    case nil:
      guard !parameter.plainType.hasSuffix("?") else { return nil }
      return AtHand(catalogue: catalogue).value(for: parameter, in: type)
    }
  }
}
