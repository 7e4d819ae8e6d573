extension Call {
  /// Where a finger taps that means what is presented.
  public enum TapPlace: String, Sendable {
    /// Beside it, within its container.
    case beside
    /// In the middle of it.
    case inside
  }

  /// Whether a finger comes down that only taps, whatever it means.
  public var isTap: Bool { method == .gestureBegan && arguments.first?.label == "tap" }

  /// Where a finger comes down that taps and means what is presented; none where a finger does something else.
  public var tapPlace: TapPlace? { isTap ? word("tap").flatMap(TapPlace.init) : nil }
}
