/// Where the opacity of a pixel lies.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none = 0
  /// Last, and the colours are multiplied by it.
  case premultipliedLast = 1
  /// First, and the colours are multiplied by it.
  case premultipliedFirst = 2
  /// Last.
  case last = 3
  /// First.
  case first = 4
  /// Its place is last, and nothing is there.
  case noneSkipLast = 5
  /// Its place is first, and nothing is there.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// How the components of a pixel lie.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that say where the opacity is.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are numbers with a point.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that say in which order bytes are.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Two bytes, the lower first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Four bytes, the lower first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Two bytes, the higher first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Four bytes, the higher first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
