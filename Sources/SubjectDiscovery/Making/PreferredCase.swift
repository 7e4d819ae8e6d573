extension TypeCatalogue {
  /// The case that somebody would hand over who follows the library's own code: the one that it uses most, and
  /// then the first; none that is of no use without something that an app would have to bring.
  ///
  /// - Parameters:
  ///   - type: the enumeration.
  ///   - owner: the type that is made with it.
  func preferredCase(of type: KnownType, in owner: KnownType) -> String? {
    cases(of: type).first { want(beside: $0, in: owner) == nil }
  }

  /// The case that somebody would hand over to see something move: the preferred one of those whose names do not say
  /// that nothing does.
  func movingCase(of type: KnownType, in owner: KnownType) -> String? {
    let still: Set = [
      "none", "no", "not", "plain", "immediate", "immediately", "instant", "instantly", "static",
      "still", "off", "never", "unanimated", "without",
    ]
    let moving = cases(of: type).first { name in
      want(beside: name, in: owner) == nil
        && still.isDisjoint(with: CodeText.nameParts(of: name))
    }
    return moving ?? preferredCase(of: type, in: owner)
  }

  /// What is missing where none of an enumeration's cases is of use by itself: the name of a parameter.
  func missing(beside type: KnownType, in owner: KnownType) -> String? {
    guard preferredCase(of: type, in: owner) == nil else { return nil }
    return cases(of: type).first.flatMap { want(beside: $0, in: owner) }
  }

  private func cases(of type: KnownType) -> [String] { habits.order[type.id] ?? type.plainCases }

  private func want(beside name: String, in owner: KnownType) -> String? {
    ownLineage(of: owner).lazy.compactMap { habits.wants[$0.id]?[name] }.first
  }
}
