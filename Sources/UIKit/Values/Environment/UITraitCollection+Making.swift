public import CoreGraphics

extension UITraitCollection {
  private convenience init<Value>(
    _ path: WritableKeyPath<TraitValues, Value>, _ value: Value
  ) {
    var values = TraitValues()
    values[keyPath: path] = value
    self.init(values: values)
  }

  /// Makes a collection of all that is known in several; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      values: traitCollections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
  }

  /// Makes a collection by setting its traits.
  public convenience init(mutations: UITraitMutations) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(values: traits as? TraitValues ?? TraitValues())
  }

  /// Makes a collection of which the kind of device is known.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }

  /// Makes a collection of which the room from side to side is known.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  /// Makes a collection of which the room from top to bottom is known.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  /// Makes a collection of which is known whether it is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  /// Makes a collection of which the scale is known.
  public convenience init(displayScale scale: CGFloat) {
    self.init(\.displayScale, scale)
  }

  /// Makes a collection of which the direction of reading is known.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  /// Makes a collection of which the size of text is known.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  /// Makes a collection of which is known whether the screen feels how hard it is pressed.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, capability)
  }

  /// Makes a collection of which the range of colours is known.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(\.displayGamut, displayGamut)
  }

  /// Makes a collection of which the contrast is known.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }

  /// Makes a collection of which the level is known.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }

  /// Makes a collection of which the weight of letters is known.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }
}
