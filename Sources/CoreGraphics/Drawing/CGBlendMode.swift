/// How a source colour and what lies beneath it make one colour.
@frozen
public enum CGBlendMode: Int32, Sendable {
  /// The source over what is there.
  case normal = 0
  /// The product of both.
  case multiply = 1
  /// The inverted product of the inverted two.
  case screen = 2
  /// Multiplied where dark, screened where light.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// What is there, brightened by the source.
  case colorDodge = 6
  /// What is there, darkened by the source.
  case colorBurn = 7
  /// A soft spotlight of the source.
  case softLight = 8
  /// A hard spotlight of the source.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// A difference of less contrast.
  case exclusion = 11
  /// The source's hue.
  case hue = 12
  /// The source's saturation.
  case saturation = 13
  /// The source's hue and saturation.
  case color = 14
  /// The source's luminosity.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// The source alone.
  case copy = 17
  /// The source where something is.
  case sourceIn = 18
  /// The source where nothing is.
  case sourceOut = 19
  /// The source over what is there, and only there.
  case sourceAtop = 20
  /// What is there over the source.
  case destinationOver = 21
  /// What is there where the source is.
  case destinationIn = 22
  /// What is there where the source is not.
  case destinationOut = 23
  /// What is there over the source, and only there.
  case destinationAtop = 24
  /// Either where the other is not.
  case xor = 25
  /// The sum, towards black.
  case plusDarker = 26
  /// The sum, towards white.
  case plusLighter = 27
}
