/// How often a rewrite was done in a file.
public struct EditCount: Equatable, Sendable, Codable {
  public let rewrite: String
  /// A path from the library's folder.
  public var file: String
  public let count: Int
}
