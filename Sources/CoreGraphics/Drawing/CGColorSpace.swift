/// What the components of a colour mean.
///
/// Differs from Core Graphics: there are the device and standard spaces of grey and of red, green and
/// blue, and no colour management between them.
public final class CGColorSpace: Sendable {
  /// The kinds of colour space; here only the two that have a counterpart.
  @frozen
  public enum Model: Int32, Sendable {
    /// The kind of no space.
    case unknown = -1
    /// One component from black to white.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
  }

  /// The name of the standard space of red, green and blue.
  public static let sRGB = "kCGColorSpaceSRGB"

  /// The name of the standard space of red, green and blue whose components may leave zero to one.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

  /// The name of the wide space of red, green and blue that newer screens show.
  public static let displayP3 = "kCGColorSpaceDisplayP3"

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The name of the standard space of grey.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The space's name; a device space has none.
  public let name: String?

  /// The space's kind.
  public let model: Model

  /// Makes the space of a name, or nothing for a name that is not one of the four.
  public convenience init?(name: String) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3:
      self.init(name: name, model: .rgb)
    case CGColorSpace.genericGrayGamma2_2:
      self.init(name: name, model: .monochrome)
    default:
      return nil
    }
  }

  init(name: String?, model: Model) {
    self.name = name
    self.model = model
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    model == .rgb ? 3 : 1
  }

  static let standardRGB = CGColorSpace(name: sRGB, model: .rgb)
  static let standardGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
  static let deviceRGB = CGColorSpace(name: nil, model: .rgb)
  static let deviceGray = CGColorSpace(name: nil, model: .monochrome)
}

extension CGColorSpace: Hashable {
  /// Whether two spaces have the same name and kind.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  /// Feeds name and kind to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device's space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .deviceRGB
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the device's space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .deviceGray
}
