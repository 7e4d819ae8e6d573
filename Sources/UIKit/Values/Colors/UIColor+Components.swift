public import CoreGraphics

extension UIColor {
  /// Stores white and alpha where the pointers point; false for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.redGreenBlueAlpha
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// Stores hue, saturation, brightness and alpha where the pointers point.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.redGreenBlueAlpha
    let hsb = HueSaturationBrightness(red: parts.red, green: parts.green, blue: parts.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = parts.alpha
    return true
  }

  /// Stores red, green, blue and alpha where the pointers point.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = cgColor.redGreenBlueAlpha
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }
}

/// A colour as people speak of it; each part from zero to one.
struct HueSaturationBrightness {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    brightness = most
    saturation = most > 0 ? spread / most : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixth: CGFloat =
      if most == red {
        (green - blue) / spread
      } else if most == green {
        (blue - red) / spread + 2
      } else {
        (red - green) / spread + 4
      }
    hue = (sixth < 0 ? sixth + 6 : sixth) / 6
  }

  /// The same colour as red, green and blue.
  var redGreenBlue: (CGFloat, CGFloat, CGFloat) {
    let turn = (hue - hue.rounded(.down)) * 6
    let sector = Int(turn) % 6
    let part = turn - turn.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    return switch sector {
    case 0: (brightness, rising, low)
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    default: (brightness, low, falling)
    }
  }
}
