/// Something that cannot be ported.
public struct Obstacle: Equatable, Sendable, Codable {
  /// Where it stands: a path from the library's folder.
  public var file: String
  /// From 1; none where it is about the whole file.
  public var line: Int?
  /// Why it cannot, in a sentence.
  public var reason: String

  public init(file: String, line: Int?, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}
