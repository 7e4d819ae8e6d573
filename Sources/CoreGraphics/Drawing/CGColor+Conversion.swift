/// What to do with colours that the target space cannot show.
@frozen
public enum CGColorRenderingIntent: Int32, Sendable {
  /// Whatever suits what is drawn.
  case defaultIntent = 0
  /// Clip, without adapting to the target's white.
  case absoluteColorimetric = 1
  /// Clip, relative to the target's white.
  case relativeColorimetric = 2
  /// Keep the relations between colours.
  case perceptual = 3
  /// Keep the saturation.
  case saturation = 4
}

extension CGColor {
  /// Returns the colour in another space: grey spread over three components, or the luminance of three.
  ///
  /// Differs from Core Graphics: there is no gamma between the spaces.
  ///
  /// - Parameters:
  ///   - space: The space of the result.
  ///   - intent: Ignored.
  ///   - options: Ignored.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
  ) -> CGColor? {
    if space == colorSpace { return self }
    let (red, green, blue, alpha) = redGreenBlueAlpha
    switch space.model {
    case .rgb:
      return CGColor(colorSpace: space, components: [red, green, blue, alpha])
    case .monochrome:
      let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      let gray = numberOfComponents == 2 ? red : luminance
      return CGColor(colorSpace: space, components: [gray, alpha])
    case .unknown:
      return nil
    }
  }
}
