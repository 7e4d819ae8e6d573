extension UIView {
  /// Whether what lies in the view is turned round for who reads from the right.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set { rareState.semanticContentAttribute = newValue }
  }

  /// The direction that an attribute means where the application is read from the left, as here.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction that an attribute means where one is given.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction of what lies in the view. Differs from UIKit: leading stays left in layouts.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Whether the view keeps its colours when the user wants them inverted, which nobody does here.
  public var accessibilityIgnoresInvertColors: Bool {
    get { rare?.ignoresInvertedColors ?? false }
    set { rareState.ignoresInvertedColors = newValue }
  }
}
