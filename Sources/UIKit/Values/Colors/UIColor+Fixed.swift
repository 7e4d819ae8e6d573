// Colours that are the same everywhere.

extension UIColor {
  /// Black, as a grey.
  public class var black: UIColor { FixedColors.black }

  /// A dark grey.
  public class var darkGray: UIColor { FixedColors.darkGray }

  /// A light grey.
  public class var lightGray: UIColor { FixedColors.lightGray }

  /// White, as a grey.
  public class var white: UIColor { FixedColors.white }

  /// A middle grey.
  public class var gray: UIColor { FixedColors.gray }

  /// Transparent black, as a grey.
  public class var clear: UIColor { FixedColors.clear }

  /// Pure red.
  public class var red: UIColor { FixedColors.red }

  /// Pure green.
  public class var green: UIColor { FixedColors.green }

  /// Pure blue.
  public class var blue: UIColor { FixedColors.blue }

  /// Green and blue.
  public class var cyan: UIColor { FixedColors.cyan }

  /// Red and green.
  public class var yellow: UIColor { FixedColors.yellow }

  /// Red and blue.
  public class var magenta: UIColor { FixedColors.magenta }

  /// Red and half as much green.
  public class var orange: UIColor { FixedColors.orange }

  /// Half as much red and blue.
  public class var purple: UIColor { FixedColors.purple }

  /// A brown.
  public class var brown: UIColor { FixedColors.brown }

}

/// The colours, each made once.
private enum FixedColors {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
