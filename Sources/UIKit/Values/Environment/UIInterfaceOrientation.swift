/// How an interface lies on the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The device's bottom at the right.
  case landscapeRight = 3
  /// The device's bottom at the left.
  case landscapeLeft = 4
}

extension UIInterfaceOrientation {
  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which an interface may lie on the device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each member.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)

  /// The device's bottom at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)

  /// The device's bottom at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)

  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)

  /// Either way round.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]

  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]

  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Its bottom at the right.
  case landscapeLeft = 3
  /// Its bottom at the left.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6
}

extension UIDeviceOrientation {
  /// Whether the device is held higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is held wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can lie as the device is held.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
