import CoreGraphics

/// A colour as designers write it: red, green and blue to 255, opacity to one.
struct Shade: Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension UIColor {
  convenience init(_ shade: Shade) {
    self.init(
      red: shade.red / 255, green: shade.green / 255, blue: shade.blue / 255, alpha: shade.alpha)
  }

  /// Makes a colour that has a shade in light interfaces and another in dark ones.
  convenience init(light: Shade, dark: Shade) {
    let lightColor = UIColor(light)
    let darkColor = UIColor(dark)
    self.init { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }
}
