extension UITraitCollection {
  /// Makes a collection of which one trait is known.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// Returns a collection in which one trait has another value.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// The traits whose values are others than in another collection; all that are known, where there is none.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.changes(from: traitCollection?.values ?? TraitValues())
  }

  /// The system's own traits with which colours may look different.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.map { $0 as UITrait }.filter { $0.affectsColorAppearance }
  }

  /// The system's own traits by which a picture is chosen. (Inferred.)
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }

  /// Whether a trait has another value than in another collection.
  func differs(in trait: UITrait, from other: UITraitCollection) -> Bool {
    values.differs(in: trait, from: other.values)
  }

  /// This collection, with all that is known in another laid over it; the same one where there is none.
  func overlaid(by other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    return UITraitCollection(values: values.overlaid(by: other.values))
  }
}
