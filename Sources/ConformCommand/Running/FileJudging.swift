package import TransitionCertification

/// Judges the traces in files, each while its text is read.
@MainActor package struct FileJudging {
  private let runner = CaseRunner(references: ReferenceBook(), on: .today)
  private let large: Int

  package init() { self.init(large: TraceText.large) }

  /// - Parameter large: From how many bytes on a piece of a file is read at a time.
  init(large: Int) {
    self.large = large
  }

  /// What comes of each trace in files and folders, with the path of its file.
  ///
  /// - Throws: That something cannot be read, or holds no trace.
  package func results(
    in paths: [String]
  ) throws(CommandFailure) -> [(path: String, result: CaseResult)] {
    var texts: [TraceText] = []
    for path in paths { texts += try InputFile.texts(at: path, large: large) }
    var results: [(path: String, result: CaseResult)] = []
    for text in texts { results.append((text.path, try result(of: text))) }
    return results
  }

  private func result(of text: TraceText) throws(CommandFailure) -> CaseResult {
    if let pieces = text.pieces, let result = passed(pieces, at: text.path) { return result }
    return try text.read { bytes throws(TraceSyntaxError) in try runner.judge(text: bytes) }
  }

  /// What comes of a trace that is compared with nothing, and in which nothing is found: then a piece of its text is in
  /// memory at a time, and none of its events is kept.
  ///
  /// - Returns: None where there is more to be said, and where the file is no trace's.
  private func passed(_ pieces: FilePieces, at path: String) -> CaseResult? {
    guard let reading = try? TraceReading(pieces: pieces.next) else { return nil }
    let header = reading.head.header
    guard header.subject != Subject.system.id,
      ScenarioCatalogue.scenario(header.scenario) == nil,
      let read = try? Judge().acquit(reading), !pieces.isBroken
    else { return nil }
    let trace = KeptTrace(header: header) { (try? InputFile.bytes(path)) ?? [] }
    return CaseResult(passed: read, trace: trace)
  }
}
