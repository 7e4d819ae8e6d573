/// Why a text is no list of waivers, and where.
public struct WaiverSyntaxError: Error, Sendable, Equatable {
  /// The place at which it goes wrong.
  public let place: WaiverSource.Place
  /// What was found there, and what was expected.
  public let message: String
}

extension WaiverSyntaxError: CustomStringConvertible {
  public var description: String { "\(place): \(message)" }
}
