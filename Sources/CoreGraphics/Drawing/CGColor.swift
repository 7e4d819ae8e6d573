/// A colour: components in a colour space, the last of them alpha.
///
/// Two colours are equal when space and components are. Differs from Core Graphics: no patterns, and
/// conversion goes between grey and red, green and blue only, without colour management.
public final class CGColor: Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]

  /// Makes a colour of red, green, blue and alpha, each from zero to one.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  /// Makes a colour of red, green, blue and alpha in the standard space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Makes a grey of white and alpha, each from zero to one.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, values: [gray, alpha])
  }

  /// Makes a grey of white and alpha in the standard space of grey.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  /// Makes a colour of as many components as the space has, and alpha after them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  /// Opaque white, as a grey.
  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)

  /// Opaque black, as a grey.
  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)

  /// Transparent black, as a grey.
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

  /// The components, the last of them alpha.
  public var components: [CGFloat]? { values }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { values.count }

  /// The opacity from zero to one.
  public var alpha: CGFloat { values[values.count - 1] }

  /// What the components mean.
  public var colorSpace: CGColorSpace? { space }

  /// Returns the same colour.
  public func copy() -> CGColor? { self }

  /// Returns the same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var values = self.values
    values[values.count - 1] = alpha
    return CGColor(space: space, values: values)
  }

  /// Red, green, blue and alpha, whatever the colour's own space is.
  package var redGreenBlueAlpha: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if values.count == 4 { return (values[0], values[1], values[2], values[3]) }
    return (values[0], values[0], values[0], values[1])
  }
}

extension CGColor: Hashable {
  /// Whether two colours have the same space and components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.values == right.values && left.space == right.space)
  }

  /// Feeds the components to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension CGColor: CustomDebugStringConvertible {
  /// The components, for a debugger.
  public var debugDescription: String {
    "CGColor(\(values.map { "\($0)" }.joined(separator: " ")))"
  }
}
