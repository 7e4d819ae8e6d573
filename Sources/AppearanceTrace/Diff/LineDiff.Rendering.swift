extension LineDiff {
  /// A difference as a report shows it, in its parts.
  public struct Rendering: Sendable, Equatable {
    /// What the two texts are called, and what is to be said of the whole; with line feeds.
    public internal(set) var head = ""
    /// The hunks that are shown, in order.
    public internal(set) var hunks: [RenderedHunk] = []
    /// What is left out, or where the whole is; empty where nothing is to be said.
    public internal(set) var closing = ""

    /// Nothing, as for equal texts.
    public init() {}

    /// All parts, one after the other.
    public var text: String { head + hunks.map(\.text).joined() + closing }
    /// Whether there is nothing to show.
    public var isEmpty: Bool { head.isEmpty }
  }

  /// A hunk as a report shows it.
  public struct RenderedHunk: Sendable, Equatable {
    /// The line with its place, and its lines with their signs.
    public let text: String
    /// What changes in it, without place and surroundings: the same for the same change elsewhere.
    public let change: [UInt8]
  }
}
