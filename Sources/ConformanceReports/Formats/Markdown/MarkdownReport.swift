import TransitionCertification

/// What was found, as a summary for a pull request or a job: the verdict, each cause once, the numbers.
package struct MarkdownReport {
  private let publication: Publication

  package init(_ publication: Publication) {
    self.publication = publication
  }

  /// The most bytes of a job's summary that GitHub takes.
  package static let limit = 1024 * 1024
  /// The fewest bytes in which anything can be said.
  package static let leastLimit = 1024

  /// The document.
  package var text: String { text(limit: .max) }

  /// The document, cut between blocks at a number of bytes.
  package func text(limit: Int) -> String {
    let room = limit - 200
    var text = "# \(MarkdownText.plain(publication.firstLine))\n"
    let parts = [subjectTable] + causes + [obstacles, failures] + facts
    let blocks = parts.filter { !$0.isEmpty }
    for (place, block) in blocks.enumerated() {
      guard text.utf8.count + block.utf8.count < room else {
        return text + "\n\(blocks.count - place) more parts are left out, for there is no room.\n"
      }
      text += "\n" + block
    }
    return text
  }

  // MARK: - Parts

  private var subjectTable: String {
    let subjects = publication.result.subjects
    guard !subjects.isEmpty else { return "" }
    let rows = subjects.map { subject in
      let counts = publication.counts(of: subject.cases)
      let numbers = [counts.cases] + CaseOutcome.allCases.map(counts.count)
      return [MarkdownText.code(subject.subject), subject.verdict?.rawValue ?? ""]
        + numbers.map(String.init)
    }
    return MarkdownText.table(
      ["subject", "verdict", "cases"] + CaseOutcome.allCases.map(\.rawValue), rows)
  }

  private var causes: [String] {
    let causes = publication.result.findings.causes
    return causes.enumerated().map { place, cause in
      (place == 0 ? "## What is wrong\n\n" : "") + Self.block(cause)
    }
  }

  private static func block(_ cause: ReportedCause) -> String {
    let example = cause.example
    var text = """
      ### \(MarkdownText.plain("\(cause.isWaived ? "waived" : cause.level.rawValue) \(cause.name)")) \
      (\(cause.cases.countOfCases))

      \(MarkdownText.plain(example.statement)), in \(MarkdownText.code("\(example.caseID)")):


      """
    text += example.witnesses.map { "- \(MarkdownText.code($0.description))\n" }.joined()
    if !example.picture.isEmpty { text += "\n" + MarkdownText.fenced(example.picture) }
    if let remedy = example.remedy { text += "\n**Remedy.** \(MarkdownText.plain(remedy))\n" }
    if !cause.implied.isEmpty {
      let rules = cause.implied.map { "\(MarkdownText.code("\($0.rule)")) \($0.count)" }
      text += "\nFollows from it: \(rules.joined(separator: ", ")).\n"
    }
    if !cause.undecided.isEmpty {
      text += "\nIncomplete because of it: \(cause.undecided.countOfCases).\n"
    }
    if let waiver = cause.waiver {
      text += "\nWaived until \(waiver.expiry): \(MarkdownText.plain(waiver.reason)).\n"
    }
    guard cause.cases.count > 1 else { return text }
    return text + "\n" + folded(cause.cases)
  }

  private var obstacles: String {
    let obstacles = publication.result.findings.obstacles
    guard !obstacles.isEmpty else { return "" }
    return "## What could not be judged\n\n"
      + obstacles.map { obstacle in
        "**\(obstacle.cases.countOfCases).** \(MarkdownText.plain("\(obstacle.obstacle)"))\n\n"
          + Self.folded(obstacle.cases)
      }
      .joined(separator: "\n")
  }

  private var failures: String {
    let all = publication.others
    guard !all.isEmpty else { return "" }
    return "## What else is wrong\n\n"
      + all.map { failure, _ in
        let place = failure.case.map { MarkdownText.code($0) + ": " } ?? ""
        return "- **\(failure.rule)** \(place)\(MarkdownText.plain(failure.message))\n"
      }
      .joined()
  }

  /// What the verdict of each certified subject rests on.
  private var facts: [String] {
    publication.result.subjects.filter { $0.verdict != nil }.map { subject in
      var lines = subject.contract.lines.map { "- contract: \(MarkdownText.plain($0))" }
      lines += subject.exemptions.map { use in
        "- exempt: \(MarkdownText.code(use.exemption.id)) in \(use.count)"
      }
      lines += subject.notApplicable.map { group in
        "- not applicable, \(group.scenarios.count): \(MarkdownText.plain(group.reason))"
      }
      if let words = subject.evidence?.words { lines.append("- evidence: \(words)") }
      return "## \(MarkdownText.code(subject.subject))\n\n"
        + lines.map { $0 + "\n" }.joined()
    }
  }

  // MARK: - Pieces

  /// The names of cases, folded up; a subject that they share is known.
  private static func folded(_ cases: [CaseID]) -> String {
    let isOne = Set(cases.map(\.subject)).count == 1
    let names = cases.map { MarkdownText.code(isOne ? $0.scenario : "\($0)") }
    return """
      <details><summary>\(cases.countOfCases)</summary>

      \(names.map { "- \($0)\n" }.joined())
      </details>

      """
  }
}
