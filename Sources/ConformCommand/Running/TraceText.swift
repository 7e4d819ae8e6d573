import TransitionCertification

/// The text of a trace, and the file in which it was found.
struct TraceText {
  let path: String
  /// The text; none where the file holds nothing else, and is so large that nobody should read it whole without need.
  private let text: [UInt8]?
  /// Where an error in the text stands in the file.
  private let placed: (TraceSyntaxError) -> TraceSyntaxError

  /// A file of so many bytes is large, where nobody says otherwise.
  static let large = 1 << 20

  init(path: String, bytes: [UInt8], placed: @escaping (TraceSyntaxError) -> TraceSyntaxError) {
    self.path = path
    text = bytes
    self.placed = placed
  }

  /// The text of the one trace that a large file holds; none where it is not large, or holds others.
  ///
  /// - Parameter smallest: How many bytes a large file has at least.
  init?(large path: String, ofAtLeast smallest: Int) {
    guard let beginning = FilePieces(path, ofAtLeast: smallest)?.next(), !beginning.isEmpty,
      !GoldenFile.isGoldenFile(beginning), !CaseReference.isReference(beginning)
    else { return nil }
    self.path = path
    text = nil
    placed = { $0 }
  }

  /// The text piece by piece; none where it is there whole, or cannot be read.
  var pieces: FilePieces? { text == nil ? FilePieces(path) : nil }

  /// Reads the text in some way.
  ///
  /// - Throws: Where in the file it is no trace's, or that it cannot be read any more.
  func read<Result>(
    _ reader: ([UInt8]) throws(TraceSyntaxError) -> Result
  ) throws(CommandFailure) -> Result {
    let bytes = if let text { text } else { try InputFile.bytes(path) }
    do throws(TraceSyntaxError) {
      return try reader(bytes)
    } catch {
      throw .unreadable(path, placed(error))
    }
  }
}
