/// A text that stops at a limit and says what it left out.
struct BoundedText {
  private let limit: Int
  private var text = ""
  private var leftOut: [(what: String, count: Int)] = []

  /// Room for the last lines, which say what is left out.
  private static let closingRoom = 256

  /// - Parameter limit: The most bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a part whole, if it fits, and else counts it.
  ///
  /// - Parameters:
  ///   - part: Whole lines.
  ///   - kind: What it is one of, for the count; empty where it is not counted.
  mutating func append(_ part: String, of kind: String) {
    let isClosed = leftOut.contains { $0.what == kind }
    let fits = limit == .max || text.utf8.count + part.utf8.count <= limit - Self.closingRoom
    guard isClosed || !fits else {
      text += part
      return
    }
    if let index = leftOut.firstIndex(where: { $0.what == kind }) {
      leftOut[index].count += 1
    } else if !kind.isEmpty {
      leftOut.append((kind, 1))
    }
  }

  /// The text, with a last line for each kind of which something is left out.
  var finished: String {
    text + leftOut.map { "… and \($0.count) more \($0.what)\n" }.joined()
  }
}
