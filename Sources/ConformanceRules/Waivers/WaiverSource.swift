/// Where a waiver is written down: a file, and places in it.
public struct WaiverSource: Sendable, Hashable {
  /// The file's path, as it was named.
  public let file: String
  /// Where the waiver begins.
  public let start: Place
  /// Where the values of its members begin.
  public let values: [WaiverError.Part: Place]

  /// A place in a text.
  public struct Place: Sendable, Hashable {
    /// The number of the line, from 1.
    public let line: Int
    /// The number of the character in its line, from 1; a character is a Unicode scalar.
    public let column: Int
  }

  /// Where what is wrong stands.
  func place(of reason: WaiverError.Reason) -> Place {
    switch reason {
    case .malformed(let part): values[part] ?? start
    case .expired: values[.expiry] ?? start
    case .needless, .repeated: start
    }
  }
}

extension WaiverSource.Place: CustomStringConvertible {
  public var description: String { "line \(line), column \(column)" }
}
