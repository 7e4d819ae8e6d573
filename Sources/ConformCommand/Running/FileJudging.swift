package import TransitionCertification

/// Judges the traces in files, each while its text is read.
@MainActor package struct FileJudging {
  private let runner = CaseRunner(references: ReferenceBook(), on: .today)

  package init() {}

  /// What comes of each trace in files and folders, with the path of its file.
  ///
  /// - Throws: That something cannot be read, or holds no trace.
  package func results(
    in paths: [String]
  ) throws(CommandFailure) -> [(path: String, result: CaseResult)] {
    var texts: [TraceText] = []
    for path in paths { texts += try InputFile.texts(at: path) }
    var results: [(path: String, result: CaseResult)] = []
    for text in texts {
      let result = try text.read { bytes throws(TraceSyntaxError) in
        try runner.judge(text: bytes)
      }
      results.append((text.path, result))
    }
    return results
  }
}
