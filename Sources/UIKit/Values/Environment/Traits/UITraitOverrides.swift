/// What one object changes of the traits that come to it from above, for itself and all below.
public struct UITraitOverrides: UIMutableTraits {
  private var values = TraitValues()
  private var traits: [ObjectIdentifier: UITrait] = [:]

  init() {}

  /// The value that is set over a trait; the trait's default where none is. (Inferred.)
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { contains(trait) ? values[trait] : Trait.defaultValue }
    set {
      values[trait] = newValue
      traits[ObjectIdentifier(trait)] = trait
    }
  }

  /// Whether a value is set over a trait.
  public func contains(_ trait: UITrait) -> Bool { traits[ObjectIdentifier(trait)] != nil }

  /// Leaves a trait as it comes from above.
  public mutating func remove(_ trait: UITrait) {
    traits[ObjectIdentifier(trait)] = nil
    values.take(trait, from: TraitValues())
  }

  /// A collection with these values laid over it; the same one where none is.
  func laid(over collection: UITraitCollection) -> UITraitCollection {
    guard !traits.isEmpty else { return collection }
    var result = collection.values
    for trait in traits.values { result.take(trait, from: values) }
    return UITraitCollection(values: result)
  }
}

extension UITraitOverrides: CustomStringConvertible, CustomDebugStringConvertible {
  /// The names of the traits that are set, in order.
  public var description: String {
    "<UITraitOverrides: \(traits.values.map { $0.name }.sorted().joined(separator: ", "))>"
  }

  /// The same.
  public var debugDescription: String { description }
}
