/// Why a symbol graph cannot be read.
package enum SymbolGraphError: Error, Equatable, Sendable {
  /// It is no JSON document.
  case noDocument(file: String, reason: String)
  /// A part of the document is not what it should be.
  case unexpected(file: String, place: String, reason: String)
  /// It is written in a format that is not known here.
  case unknownFormat(file: String, major: Int)

  init(_ error: DecodingError, in file: String) {
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self = .noDocument(file: file, reason: context.debugDescription)
    case .dataCorrupted(let context), .typeMismatch(_, let context):
      self = .unexpected(
        file: file, place: Self.place(context.codingPath), reason: context.debugDescription)
    case .valueNotFound(_, let context):
      self = .unexpected(
        file: file, place: Self.place(context.codingPath), reason: "there is no value")
    case .keyNotFound(let key, let context):
      self = .unexpected(
        file: file, place: Self.place(context.codingPath),
        reason: "there is no '\(key.stringValue)'")
    @unknown default:
      self = .noDocument(file: file, reason: "\(error)")
    }
  }

  /// A place in a document, as `symbols[3].kind`.
  private static func place(_ path: [any CodingKey]) -> String {
    let steps = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    let text = steps.joined()
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}

extension SymbolGraphError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noDocument(let file, let reason): "\(file) is no JSON document: \(reason)"
    case .unexpected(let file, let place, let reason):
      place.isEmpty ? "\(file): \(reason)" : "\(file): at \(place): \(reason)"
    case .unknownFormat(let file, let major):
      "\(file) has the format \(major), and 0 is the one that is known"
    }
  }
}
