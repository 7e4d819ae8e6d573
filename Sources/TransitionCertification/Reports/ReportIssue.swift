/// One thing for which a test fails: complete in its first line, and below that how it is known.
public struct ReportIssue: Sendable, Equatable {
  /// What is wrong, in how many cases, and how many more issues there are.
  public let headline: String
  /// How it is known and what to do, in lines.
  public let details: String
  /// What to look at: the trace of the first case, and its figure, in which the proof is marked.
  public let evidence: [EvidenceFile]

  /// The most bytes of a message, which is what test runners take.
  public static let limit = 64 * 1024

  /// What a failing test shows.
  ///
  /// - Parameter notes: Lines that whoever shows it adds at the end.
  public func message(adding notes: [String] = []) -> String {
    var text = BoundedText(headline + "\n", limit: Self.limit)
    let lines = details.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where !line.isEmpty { text.append(line + "\n", of: "lines") }
    return (text.finished + notes.map { $0 + "\n" }.joined()).trimmingLastNewline
  }
}

extension Report {
  /// What a test of the subject fails for: an issue a headline that no waiver covers, the gravest first.
  ///
  /// There is at least one unless the subject passes, and none if it does.
  public var issues: [ReportIssue] {
    guard !passes else { return [] }
    let matters = matters
    return matters.map { matter in
      let more = matters.count - 1
      return ReportIssue(
        headline: "\(subject) \(verdict.rawValue): \(matter.title)"
          + (more > 0 ? ", and \(more) more" : ""),
        details: matter.details + tally,
        evidence: matter.subject.flatMap { name in
          matter.result.map { evidence(of: $0, named: name, marking: matter.witnesses) }
        } ?? [])
    }
  }

  /// The whole report, as a file.
  public var evidence: EvidenceFile {
    EvidenceFile([subject, "report"], "txt", wholeSummary)
  }

  /// What an issue is about.
  private struct Matter {
    var title: String
    var details = ""
    /// What its files are named for.
    var subject: String?
    /// The first case that shows it.
    var result: CaseResult?
    var witnesses: [WitnessLine] = []
  }

  private var matters: [Matter] {
    let groups = HeadlineGroup.groups(of: headlines.filter { !$0.isWaived })
    let breaches = groups.filter { $0.first.level == .must }.map(matter)
    let lesser = groups.filter { $0.first.level != .must }.map(matter)
    let mistakes = errors.map { Matter(title: $0.description) }
    let matters = breaches + mistakes + obstacles + lesser
    return matters.isEmpty ? [Matter(title: "no scenario applies to it")] : matters
  }

  private func matter(_ group: HeadlineGroup) -> Matter {
    let count = group.others.count + 1
    return Matter(
      title: "\(group.first.level.rawValue) \(group.first.rule) in \(Self.cases(count))",
      details: group.details, subject: "\(group.first.rule)",
      result: cases.first { $0.id == group.first.caseID }, witnesses: group.first.witnesses)
  }

  /// The cases of which nothing can be said, by why.
  private var obstacles: [Matter] {
    var matters: [Matter] = []
    for (word, results) in cases.byObstacle {
      let names = results.dropFirst().map(\.id.scenario)
      let more = Paragraph.list(names, lead: "  and in ", indent: 4).map { $0 + "\n" }.joined()
      guard let first = results.first, let obstacle = first.obstacle else { continue }
      matters.append(
        Matter(
          title: "\(word) in \(Self.cases(results.count))",
          details: "  in \(first.id)\n  \(obstacle)\n" + more, subject: word, result: first))
    }
    return matters
  }

  private static func cases(_ count: Int) -> String { count == 1 ? "1 case" : "\(count) cases" }

  private func evidence(
    of result: CaseResult, named name: String, marking witnesses: [WitnessLine]
  ) -> [EvidenceFile] {
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

extension [CaseResult] {
  /// The cases of which nothing can be said, by the word that says why, in order.
  fileprivate var byObstacle: [(word: String, results: [CaseResult])] {
    var groups: [(word: String, results: [CaseResult])] = []
    for result in self {
      guard let obstacle = result.obstacle else { continue }
      let word = String(obstacle.description.prefix { $0 != ":" })
      if let index = groups.firstIndex(where: { $0.word == word }) {
        groups[index].results.append(result)
      } else {
        groups.append((word, [result]))
      }
    }
    return groups
  }
}

extension String {
  fileprivate var trimmingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
