import Testing

/// One name that transition libraries use, and where the sources in their manner use it.
struct SurfaceRow: Sendable, CustomTestStringConvertible {
  /// The proof that a name can be used, or why there is none.
  enum Standing: Sendable {
    /// A file of `Tests/SwiftFiveSources`, and the words in it.
    case used(file: String, words: String)
    case absent(reason: String)
  }

  /// A type, a member with a dot before it, or a call with its labels.
  let symbol: String
  let standing: Standing

  init(_ symbol: String, in file: String, as words: String) {
    self.symbol = symbol
    standing = .used(file: file, words: words)
  }

  init(_ symbol: String, absent reason: String) {
    self.symbol = symbol
    standing = .absent(reason: reason)
  }

  var testDescription: String { symbol }
}
