/// One replacement in a text that is right, and the message that follows.
struct Edit: Sendable, CustomStringConvertible {
  var found: String
  var replacement: String
  var message: String

  init(_ found: String, _ replacement: String, _ message: String) {
    self.found = found
    self.replacement = replacement
    self.message = message
  }

  var description: String { message }

  /// The bytes of the text with the first place replaced; none if there is no such place.
  func applied(to text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    let wanted = Array(found.utf8)
    let starts = 0...max(0, bytes.count - wanted.count)
    guard let start = starts.first(where: { bytes[$0...].starts(with: wanted) }) else {
      return nil
    }
    return bytes[..<start] + Array(replacement.utf8) + bytes[(start + wanted.count)...]
  }
}
