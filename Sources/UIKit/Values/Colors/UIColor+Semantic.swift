// Colours named for what they are for, in light and dark.

extension UIColor {
  /// The usual tint.
  public class var tintColor: UIColor { SemanticColors.tintColor }

  /// The colour of text.
  public class var label: UIColor { SemanticColors.label }

  /// The colour of text that matters less.
  public class var secondaryLabel: UIColor { SemanticColors.secondaryLabel }

  /// The colour of text that matters little.
  public class var tertiaryLabel: UIColor { SemanticColors.tertiaryLabel }

  /// The colour of text that hardly matters.
  public class var quaternaryLabel: UIColor { SemanticColors.quaternaryLabel }

  /// The colour of links.
  public class var link: UIColor { SemanticColors.link }

  /// The colour of text that stands in for text.
  public class var placeholderText: UIColor { SemanticColors.placeholderText }

  /// The colour of thin lines.
  public class var separator: UIColor { SemanticColors.separator }

  /// The colour of thin lines that hide what is behind.
  public class var opaqueSeparator: UIColor { SemanticColors.opaqueSeparator }

  /// The colour behind an interface.
  public class var systemBackground: UIColor { SemanticColors.systemBackground }

  /// The colour behind something on it.
  public class var secondarySystemBackground: UIColor { SemanticColors.secondarySystemBackground }

  /// The colour behind something on that.
  public class var tertiarySystemBackground: UIColor { SemanticColors.tertiarySystemBackground }

  /// The colour behind a grouped interface.
  public class var systemGroupedBackground: UIColor { SemanticColors.systemGroupedBackground }

  /// The colour behind a group.
  public class var secondarySystemGroupedBackground: UIColor {
    SemanticColors.secondarySystemGroupedBackground
  }

  /// The colour behind something in a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    SemanticColors.tertiarySystemGroupedBackground
  }

  /// The colour of small shapes.
  public class var systemFill: UIColor { SemanticColors.systemFill }

  /// The colour of middle shapes.
  public class var secondarySystemFill: UIColor { SemanticColors.secondarySystemFill }

  /// The colour of large shapes.
  public class var tertiarySystemFill: UIColor { SemanticColors.tertiarySystemFill }

  /// The colour of very large shapes.
  public class var quaternarySystemFill: UIColor { SemanticColors.quaternarySystemFill }

  /// Text on dark, everywhere the same.
  public class var lightText: UIColor { SemanticColors.lightText }

  /// Text on light, everywhere the same.
  public class var darkText: UIColor { SemanticColors.darkText }

}

/// The colours, each made once.
private enum SemanticColors {
  static let tintColor = UIColor(light: Shade(0, 122, 255), dark: Shade(10, 132, 255))
  static let label = UIColor(light: Shade(0, 0, 0), dark: Shade(255, 255, 255))
  static let secondaryLabel = UIColor(
    light: Shade(60, 60, 67, 0.6), dark: Shade(235, 235, 245, 0.6))
  static let tertiaryLabel = UIColor(light: Shade(60, 60, 67, 0.3), dark: Shade(235, 235, 245, 0.3))
  static let quaternaryLabel = UIColor(
    light: Shade(60, 60, 67, 0.18), dark: Shade(235, 235, 245, 0.16))
  static let link = UIColor(light: Shade(0, 122, 255), dark: Shade(9, 132, 255))
  static let placeholderText = UIColor(
    light: Shade(60, 60, 67, 0.3), dark: Shade(235, 235, 245, 0.3))
  static let separator = UIColor(light: Shade(60, 60, 67, 0.29), dark: Shade(84, 84, 88, 0.6))
  static let opaqueSeparator = UIColor(light: Shade(198, 198, 200), dark: Shade(56, 56, 58))
  static let systemBackground = UIColor(light: Shade(255, 255, 255), dark: Shade(0, 0, 0))
  static let secondarySystemBackground = UIColor(
    light: Shade(242, 242, 247), dark: Shade(28, 28, 30))
  static let tertiarySystemBackground = UIColor(
    light: Shade(255, 255, 255), dark: Shade(44, 44, 46))
  static let systemGroupedBackground = UIColor(light: Shade(242, 242, 247), dark: Shade(0, 0, 0))
  static let secondarySystemGroupedBackground = UIColor(
    light: Shade(255, 255, 255), dark: Shade(28, 28, 30))
  static let tertiarySystemGroupedBackground = UIColor(
    light: Shade(242, 242, 247), dark: Shade(44, 44, 46))
  static let systemFill = UIColor(
    light: Shade(120, 120, 128, 0.2), dark: Shade(120, 120, 128, 0.36))
  static let secondarySystemFill = UIColor(
    light: Shade(120, 120, 128, 0.16), dark: Shade(120, 120, 128, 0.32))
  static let tertiarySystemFill = UIColor(
    light: Shade(118, 118, 128, 0.12), dark: Shade(118, 118, 128, 0.24))
  static let quaternarySystemFill = UIColor(
    light: Shade(116, 116, 128, 0.08), dark: Shade(118, 118, 128, 0.18))
  static let lightText = UIColor(light: Shade(255, 255, 255, 0.6), dark: Shade(255, 255, 255, 0.6))
  static let darkText = UIColor(light: Shade(0, 0, 0), dark: Shade(0, 0, 0))
}
