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
