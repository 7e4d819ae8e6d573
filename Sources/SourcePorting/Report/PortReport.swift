import Foundation

/// What became of a library: what was changed, what could not be, and what the compiler says.
public struct PortReport: Equatable, Sendable, Codable {
  /// The version of this document.
  public var version = 1
  public let name: String
  public let modules: [Module]
  /// What was decided on the way that a reader should know.
  public let notes: [String]
  public let edits: [EditCount]
  public let obstacles: [Obstacle]
  /// Files that were left out, because they use what is not there and nothing else needs them.
  public let dropped: [Obstacle]
  /// Files that are none of the library's and lie beside them, by path in the result.
  public let added: [String]
  public let compiler: CompilerReport
  /// All files that were written, by path in the result.
  public var files: [String] = []

  /// A module of the result.
  public struct Module: Equatable, Sendable, Codable {
    public let name: String
    /// The folder of the library that its files come from, with a slash at the end; empty for the whole.
    public var root = ""
    public let files: Int
    public let lines: Int
  }

  /// The document for machines.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers alone: there is nothing that could not be encoded.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension PortReport {
  /// Reads a document for machines.
  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(PortReport.self, from: Data(json))
  }
}
