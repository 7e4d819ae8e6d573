// The system's own colours, as the Human Interface Guidelines list them for light and dark.

extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { SystemColors.systemRed }

  /// The system's green.
  public class var systemGreen: UIColor { SystemColors.systemGreen }

  /// The system's blue, the usual tint.
  public class var systemBlue: UIColor { SystemColors.systemBlue }

  /// The system's orange.
  public class var systemOrange: UIColor { SystemColors.systemOrange }

  /// The system's yellow.
  public class var systemYellow: UIColor { SystemColors.systemYellow }

  /// The system's pink.
  public class var systemPink: UIColor { SystemColors.systemPink }

  /// The system's purple.
  public class var systemPurple: UIColor { SystemColors.systemPurple }

  /// The system's teal.
  public class var systemTeal: UIColor { SystemColors.systemTeal }

  /// The system's indigo.
  public class var systemIndigo: UIColor { SystemColors.systemIndigo }

  /// The system's brown.
  public class var systemBrown: UIColor { SystemColors.systemBrown }

  /// The system's mint.
  public class var systemMint: UIColor { SystemColors.systemMint }

  /// The system's cyan.
  public class var systemCyan: UIColor { SystemColors.systemCyan }

  /// The system's grey.
  public class var systemGray: UIColor { SystemColors.systemGray }

  /// The second of the system's greys.
  public class var systemGray2: UIColor { SystemColors.systemGray2 }

  /// The third of the system's greys.
  public class var systemGray3: UIColor { SystemColors.systemGray3 }

  /// The fourth of the system's greys.
  public class var systemGray4: UIColor { SystemColors.systemGray4 }

  /// The fifth of the system's greys.
  public class var systemGray5: UIColor { SystemColors.systemGray5 }

  /// The sixth of the system's greys.
  public class var systemGray6: UIColor { SystemColors.systemGray6 }

}

/// The colours, each made once.
private enum SystemColors {
  static let systemRed = UIColor(light: Shade(255, 59, 48), dark: Shade(255, 69, 58))
  static let systemGreen = UIColor(light: Shade(52, 199, 89), dark: Shade(48, 209, 88))
  static let systemBlue = UIColor(light: Shade(0, 122, 255), dark: Shade(10, 132, 255))
  static let systemOrange = UIColor(light: Shade(255, 149, 0), dark: Shade(255, 159, 10))
  static let systemYellow = UIColor(light: Shade(255, 204, 0), dark: Shade(255, 214, 10))
  static let systemPink = UIColor(light: Shade(255, 45, 85), dark: Shade(255, 55, 95))
  static let systemPurple = UIColor(light: Shade(175, 82, 222), dark: Shade(191, 90, 242))
  static let systemTeal = UIColor(light: Shade(48, 176, 199), dark: Shade(64, 200, 224))
  static let systemIndigo = UIColor(light: Shade(88, 86, 214), dark: Shade(94, 92, 230))
  static let systemBrown = UIColor(light: Shade(162, 132, 94), dark: Shade(172, 142, 104))
  static let systemMint = UIColor(light: Shade(0, 199, 190), dark: Shade(99, 230, 226))
  static let systemCyan = UIColor(light: Shade(50, 173, 230), dark: Shade(100, 210, 255))
  static let systemGray = UIColor(light: Shade(142, 142, 147), dark: Shade(142, 142, 147))
  static let systemGray2 = UIColor(light: Shade(174, 174, 178), dark: Shade(99, 99, 102))
  static let systemGray3 = UIColor(light: Shade(199, 199, 204), dark: Shade(72, 72, 74))
  static let systemGray4 = UIColor(light: Shade(209, 209, 214), dark: Shade(58, 58, 60))
  static let systemGray5 = UIColor(light: Shade(229, 229, 234), dark: Shade(44, 44, 46))
  static let systemGray6 = UIColor(light: Shade(242, 242, 247), dark: Shade(28, 28, 30))
}
