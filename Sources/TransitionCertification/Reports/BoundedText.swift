/// A text that stops at a limit and says what it left out. Its opening is never left out.
struct BoundedText {
  private let limit: Int?
  private var text: String
  private var leftOut: [(what: String, count: Int)] = []

  /// Room for the last lines, which say what is left out.
  private static let closingRoom = 256

  /// - Parameters:
  ///   - opening: The first lines.
  ///   - limit: The most bytes; none where there is no limit.
  init(_ opening: String, limit: Int?) {
    text = opening
    self.limit = limit
  }

  /// Adds a part whole, if it fits, and else counts it.
  ///
  /// - Parameters:
  ///   - part: Whole lines.
  ///   - kind: What it is one of, for the count.
  mutating func append(_ part: String, of kind: String) {
    let isClosed = leftOut.contains { $0.what == kind }
    let length = text.utf8.count + part.utf8.count
    let fits = limit.map { length <= $0 - Self.closingRoom } ?? true
    guard isClosed || !fits else {
      text += part
      return
    }
    if let index = leftOut.firstIndex(where: { $0.what == kind }) {
      leftOut[index].count += 1
    } else {
      leftOut.append((kind, 1))
    }
  }

  /// The text, with a last line for each kind of which something is left out.
  var finished: String {
    text + leftOut.map { "… and \($0.count) more \($0.what)\n" }.joined()
  }
}
