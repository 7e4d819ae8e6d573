import CoreGraphics

/// The traits of a collection as one value.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  /// Those of an app's own.
  private var own = OwnTraits()

  init() {}

  /// None that is known.
  private static let unknown = TraitValues()

  /// The traits that decide how colours look.
  init(colorsOf other: TraitValues) {
    for trait in systemTraits where trait.affectsColorAppearance {
      trait.take(from: other, into: &self)
    }
    own.values = other.own.values.filter { $0.value.trait.affectsColorAppearance }
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let value =
        (trait as? any SystemTrait.Type)?.read(self) ?? own.values[ObjectIdentifier(trait)]?.value
      return value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, to: &self)
      } else {
        own.values[ObjectIdentifier(trait)] = OwnTraitValue(trait: trait, value: newValue)
      }
    }
  }

  /// These traits, with all that is known in others laid over them.
  func overlaid(by other: TraitValues) -> TraitValues {
    // One of an app's own that was set to its default is known, and laid over another value.
    guard !other.own.values.isEmpty || other != Self.unknown else { return self }
    var result = self
    for trait in systemTraits { trait.take(from: other, into: &result) }
    result.own.values.merge(other.own.values) { $1 }
    return result
  }

  /// Takes over the value that others have of a trait, known or not.
  mutating func take(_ trait: UITrait, from other: TraitValues) {
    if let system = trait as? any SystemTrait.Type {
      system.write(system.read(other), to: &self)
    } else {
      own.values[ObjectIdentifier(trait)] = other.own.values[ObjectIdentifier(trait)]
    }
  }

  /// Whether a trait has another value in others; one that was never set counts as its default.
  func differs(in trait: UITrait, from other: TraitValues) -> Bool {
    if let system = trait as? any SystemTrait.Type { return !system.isSame(in: self, and: other) }
    return own.value(of: trait) != other.own.value(of: trait)
  }

  /// The types of all traits that have other values in others: the system's own first.
  func changes(from other: TraitValues) -> [UITrait] {
    (systemTraits.map { $0 as UITrait } + own.traits(or: other.own))
      .filter { differs(in: $0, from: other) }
  }
}

/// The values of traits of an app's own, by their types; one that was never set counts as its default.
struct OwnTraits: Hashable, Sendable {
  var values: [ObjectIdentifier: OwnTraitValue] = [:]

  func value(of trait: UITrait) -> OwnTraitValue {
    values[ObjectIdentifier(trait)] ?? OwnTraitValue(trait: trait, value: trait.defaultAsAny)
  }

  /// The types of all that were set here or there, in order.
  func traits(or other: OwnTraits) -> [UITrait] {
    values.merging(other.values) { first, _ in first }.values.map(\.trait)
      .sorted { $0.identifier < $1.identifier }
  }

  static func == (left: OwnTraits, right: OwnTraits) -> Bool {
    if left.values.isEmpty, right.values.isEmpty { return true }
    return left.traits(or: right).allSatisfy { left.value(of: $0) == right.value(of: $0) }
  }

  /// Those that were never set would have to count as their defaults: so none counts.
  func hash(into hasher: inout Hasher) {}
}

extension UITraitDefinition {
  fileprivate static var defaultAsAny: Any { defaultValue }
}
