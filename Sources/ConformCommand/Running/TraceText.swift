import TransitionCertification

/// The text of a trace, and the file in which it was found.
struct TraceText {
  let path: String
  let bytes: [UInt8]
  /// Where an error in the text stands in the file.
  let placed: (TraceSyntaxError) -> TraceSyntaxError

  /// Reads the text in some way.
  ///
  /// - Throws: Where in the file it is no trace's.
  func read<Result>(
    _ reader: ([UInt8]) throws(TraceSyntaxError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(TraceSyntaxError) {
      return try reader(bytes)
    } catch {
      throw .unreadable(path, placed(error))
    }
  }
}
