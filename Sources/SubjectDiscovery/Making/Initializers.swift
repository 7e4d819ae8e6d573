/// The initializers that a class has, by Swift's own rules of inheritance.
struct Initializers {
  private let catalogue: TypeCatalogue

  init(_ catalogue: TypeCatalogue) {
    self.catalogue = catalogue
  }

  /// The initializers of a type: its own, and those that it inherits.
  ///
  /// A class without a designated one of its own inherits all designated ones of its superclass; one that
  /// has all of those, by itself or by inheritance, inherits the convenience ones too.
  func all(of type: KnownType) -> [KnownType.Member] {
    let sets = sets(of: type)
    return sets.designated + sets.convenience
  }

  private typealias Sets = (designated: [KnownType.Member], convenience: [KnownType.Member])

  private func sets(of type: KnownType) -> Sets {
    let own = type.members.filter { $0.kind == .initializer }
    let convenience = own.filter { $0.declaration.words.contains("convenience") }
    let designated = own.filter { !$0.declaration.words.contains("convenience") }
    guard let superclass = type.superclass else { return (designated, convenience) }
    let inherited =
      catalogue.types[superclass].map(sets) ?? Self.known[catalogue.name(of: superclass)]
      ?? ([], [])
    func isNew(_ member: KnownType.Member) -> Bool { !own.contains { $0.name == member.name } }
    let takesDesignated = designated.isEmpty
    let hasAll =
      takesDesignated
      || inherited.designated.allSatisfy { member in own.contains { $0.name == member.name } }
    return (
      designated + (takesDesignated ? inherited.designated.filter(isNew) : []),
      convenience + (hasAll ? inherited.convenience.filter(isNew) : [])
    )
  }

  /// Those of classes that no graph tells of.
  private static let known: [String: Sets] = [
    "Foundation.NSObject": (designated: [plain], convenience: [])
  ]

  private static let plain = KnownType.Member(
    id: "NSObject.init()", name: "init()", kind: .initializer, access: "open",
    module: "Foundation", text: "init()", isOfUIKit: true)
}
