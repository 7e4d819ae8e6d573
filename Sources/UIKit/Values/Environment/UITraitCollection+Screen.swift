import CoreGraphics

extension UITraitCollection {
  /// The traits of an interface that fills a screen, light and with text of the usual size.
  ///
  /// A phone is compact but for its longer side when upright, and for its width when it is a large one on
  /// its side; everything else is regular. (The table of size classes in the Human Interface Guidelines.)
  static func filling(
    _ size: CGSize, idiom: UIUserInterfaceIdiom, scale: CGFloat
  ) -> UITraitCollection {
    var traits = TraitValues()
    let isPhone = idiom == .phone
    let isUpright = size.height >= size.width
    let isLarge = min(size.width, size.height) >= 414
    let isWide = !isPhone || (isLarge && !isUpright)
    traits.userInterfaceIdiom = idiom
    traits.horizontalSizeClass = isWide ? .regular : .compact
    traits.verticalSizeClass = !isPhone || isUpright ? .regular : .compact
    traits.userInterfaceStyle = .light
    traits.displayScale = scale
    traits.layoutDirection = .leftToRight
    traits.preferredContentSizeCategory = .large
    traits.forceTouchCapability = .unavailable
    traits.displayGamut = .P3
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.legibilityWeight = .regular
    traits.activeAppearance = .active
    return UITraitCollection(values: traits)
  }
}
