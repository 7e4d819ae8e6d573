import Foundation

/// What can be printed for machines: all JSON but the trace's own lines is written in this form.
public protocol JSONDocument: Encodable {}

/// The version of the documents' form, as their member `format` says it.
enum JSONFormat {
  static let current = 1
}

extension JSONDocument {
  /// The document's text: keys sorted, two spaces a level, one line feed at the end.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("documents hold no number that JSON cannot say")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension Array: JSONDocument where Element: JSONDocument {}
