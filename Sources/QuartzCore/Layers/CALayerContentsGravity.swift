/// Where a layer's contents go in its bounds, and how large.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, at their size.
  public static let center = CALayerContentsGravity(rawValue: "center")

  /// At the top, at their size.
  public static let top = CALayerContentsGravity(rawValue: "top")

  /// At the bottom, at their size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")

  /// At the left, at their size.
  public static let left = CALayerContentsGravity(rawValue: "left")

  /// At the right, at their size.
  public static let right = CALayerContentsGravity(rawValue: "right")

  /// In the corner at the top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")

  /// In the corner at the top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")

  /// In the corner at the bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")

  /// In the corner at the bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

  /// As large as the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")

  /// As large as fits, without distortion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")

  /// As small as covers, without distortion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How a layer keeps what is drawn into it.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A byte a component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Two bytes a component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")

  /// A byte of grey.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// How a layer's contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// Makes a value of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")

  /// A mix of the nearest pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")

  /// A mix of the nearest pixels of two sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
