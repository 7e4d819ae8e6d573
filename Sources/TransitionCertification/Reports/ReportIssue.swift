/// One thing for which a test fails: complete in its first line, and below that how it is known.
public struct ReportIssue: Sendable, Equatable {
  /// What is wrong, in how many cases, and how many more issues there are.
  public let firstLine: String
  /// How it is known and what to do, in lines.
  public let details: String
  /// What to look at: the trace of the first case, and its figure, in which the proof is marked; nothing where
  /// there is no trace.
  public let evidence: [EvidenceFile]

  /// The most bytes of a message, which is what test runners take.
  public static let limit = 64 * 1024

  /// What a failing test shows.
  ///
  /// - Parameter notes: Lines that whoever shows it adds at the end.
  public func message(adding notes: [String] = []) -> String {
    var text = BoundedText(firstLine + "\n", limit: Self.limit)
    let lines = details.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where !line.isEmpty { text.append(line + "\n", of: "lines") }
    return (text.finished + notes.map { $0 + "\n" }.joined()).trimmingLastNewline
  }
}

extension Report {
  /// What a test of the subject fails for: an issue a cause that no waiver covers, the gravest first.
  ///
  /// There is at least one unless the subject passes, and none if it does. Together they tell no more than
  /// somebody takes in at once: the first with its proof, the others too as long as there is room. The files
  /// beside them leave out nothing.
  public var issues: [ReportIssue] {
    guard !passes else { return [] }
    let matters = matters
    let style = ReportStyle(width: Paragraph.width)
    let blocks = matters.map { $0.block(of: subject, style) ?? ReportBlock("") }
    // Below each stand the count of cases and the names of its files, above it what the framework says.
    let told = BlockBudget(blocks, within: ReportStyle.lines, spacing: 4).texts
    return zip(matters, told).map { matter, text in
      let more = matters.count - 1
      return ReportIssue(
        firstLine: "\(subject.visible): \(verdict.rawValue): \(matter.title)"
          + (more > 0 ? ", and \(more) more" : ""),
        details: matter.details(in: text) + tally, evidence: evidence(of: matter))
    }
  }

  /// The whole report, as a file.
  public var evidence: EvidenceFile {
    EvidenceFile([subject, "report"], "txt", wholeSummary)
  }

  private func evidence(of matter: ReportMatter) -> [EvidenceFile] {
    switch matter {
    case .cause(let cause):
      evidence(
        of: cause.example.caseID, named: "\(cause.rule)", marking: cause.example.witnesses)
    case .obstacle(let obstacle) where obstacle.obstacle.isWithoutTrace: []
    case .obstacle(let obstacle):
      obstacle.cases.first.map { evidence(of: $0, named: obstacle.word, marking: []) } ?? []
    case .error, .nothing: []
    }
  }

  private func evidence(
    of caseID: CaseID, named name: String, marking witnesses: [WitnessLine]
  ) -> [EvidenceFile] {
    guard let result = cases.first(where: { $0.id == caseID }) else { return [] }
    let lines = result.trace.printedLines.events
    let marked = witnesses.filter { $0.source == .trace }
      .compactMap { witness in lines.firstIndex(of: witness.line) }
    return [
      EvidenceFile([subject, name], "trace", result.trace.text),
      EvidenceFile(
        [subject, name], "svg", SequencePicture(of: result.trace, marking: Set(marked)).svg),
    ]
  }
}

extension String {
  fileprivate var trimmingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
