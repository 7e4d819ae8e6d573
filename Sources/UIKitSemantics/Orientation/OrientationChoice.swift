/// How an interface is to lie on the device, given how the device is held and what is allowed.
public enum OrientationChoice {
  /// A way in which an interface may lie, the one that is taken first where several may be.
  ///
  /// Apple's pages leave the order open. (Inferred.)
  public enum Way: UInt8, Sendable, Hashable, CaseIterable {
    case portrait, landscapeRight, landscapeLeft, upsideDown

    /// Whether it is wider than high.
    public var isWide: Bool { self == .landscapeRight || self == .landscapeLeft }
  }

  /// Some of the ways.
  public struct Ways: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public init(_ way: Way) {
      rawValue = 1 << way.rawValue
    }

    public static let portrait = Ways(.portrait)
    public static let landscapeRight = Ways(.landscapeRight)
    public static let landscapeLeft = Ways(.landscapeLeft)
    public static let upsideDown = Ways(.upsideDown)

    /// Whether a way is among them.
    public func contains(_ way: Way) -> Bool { contains(Ways(way)) }
  }

  /// Why somebody looks.
  public enum Occasion: Sendable, Equatable {
    /// The device was turned.
    case deviceTurned
    /// A controller said that other ways are allowed now.
    case waysChanged
    /// Other controllers fill the window now; one of them may prefer a way.
    case shown(preferred: Way?)
    /// The scene was asked to lie in one of some ways.
    case requested(Ways)
  }

  /// What follows.
  public enum Decision: Sendable, Equatable {
    case stay
    case turn(to: Way)
    /// What was requested is not allowed.
    case refuse
  }

  /// Decides.
  ///
  /// - Parameters:
  ///   - present: how the interface lies now.
  ///   - held: how it would lie as the device is held; none where the device lies flat.
  ///   - allowed: the ways that the controller in charge and the application both allow; where there is none,
  ///     nothing turns.
  ///   - followsDevice: whether turns of the device are followed at all.
  public static func decide(
    _ occasion: Occasion, present: Way, held: Way?, allowed: Ways, followsDevice: Bool
  ) -> Decision {
    switch occasion {
    case .deviceTurned:
      guard followsDevice, let held, allowed.contains(held) else { return .stay }
      return turn(from: present, to: held)
    case .waysChanged:
      guard followsDevice, let held, allowed.contains(held) else {
        return choose(among: allowed, present: present, held: nil)
      }
      return turn(from: present, to: held)
    case .shown(let preferred):
      if let preferred, allowed.contains(preferred) { return turn(from: present, to: preferred) }
      return choose(among: allowed, present: present, held: held)
    case .requested(let wanted):
      let ways = wanted.intersection(allowed)
      return ways.isEmpty ? .refuse : choose(among: ways, present: present, held: held)
    }
  }

  /// Stays where that is among the ways; else takes the one in which the device is held, or the first.
  private static func choose(among ways: Ways, present: Way, held: Way?) -> Decision {
    if ways.contains(present) { return .stay }
    if let held, ways.contains(held) { return .turn(to: held) }
    for way in Way.allCases where ways.contains(way) { return .turn(to: way) }
    return .stay
  }

  private static func turn(from present: Way, to way: Way) -> Decision {
    way == present ? .stay : .turn(to: way)
  }
}
