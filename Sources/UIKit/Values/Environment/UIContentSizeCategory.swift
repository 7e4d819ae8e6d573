/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The value itself.
  public let rawValue: String

  /// Makes a value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")

  /// Three steps below the usual.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")

  /// Two steps below the usual.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")

  /// One step below the usual.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")

  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")

  /// One step above the usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")

  /// Two steps above the usual.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")

  /// Three steps above the usual.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")

  /// The least of the sizes for poor sight.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")

  /// The second of the sizes for poor sight.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// The third of the sizes for poor sight.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")

  /// The fourth of the sizes for poor sight.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")

  /// The greatest of the sizes for poor sight.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory: Comparable {
  private static let order: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the size is one of those for poor sight.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether one size is smaller than another; one that is not known is smaller than all.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (order.firstIndex(of: left) ?? -1) < (order.firstIndex(of: right) ?? -1)
  }
}
