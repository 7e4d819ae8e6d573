import Foundation

/// Where a subject stands in its author's sources.
package struct SourcePlace: Sendable, Equatable, Codable {
  /// The file's path, from the root of the sources.
  package let file: String
  /// The line, from 1; none where the file alone is known.
  package let line: Int?

  package init(file: String, line: Int?) {
    self.file = file
    self.line = line
  }

  /// The path as an address says it.
  package var address: String {
    file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
  }
}
