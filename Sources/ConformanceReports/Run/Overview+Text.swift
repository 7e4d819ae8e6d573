public import TransitionCertification

extension Overview {
  /// The run as a person reads it: the result, what is wrong, then what holds in numbers.
  public var text: String { text(ReportStyle()) }

  /// The run as a person reads it.
  ///
  /// - Parameter style: How wide it is, and whether all is told.
  public func text(_ style: ReportStyle) -> String {
    let findings = ReportedFindings(in: cases)
    let numbers = numbers(style)
    let room = ReportStyle.lines - numbers.utf8.count { $0 == 0x0A } - 3
    let told = BlockBudget(
      findings.causes.map { ReportBlock($0, style) } + otherBlocks(style)
        + findings.obstacles.map { ReportBlock($0.text(of: nil, style)) },
      within: style.isWhole ? nil : max(room, 0), spacing: 1)
    let opening = firstLine + "\n"
    guard !told.told.isEmpty else { return opening + numbers }
    let remainder = told.isAll ? [] : [told.remainder]
    return ([opening] + told.told + remainder + [numbers]).joined(separator: "\n")
  }

  /// What became of the cases, and what is wrong first of all: complete in itself.
  var firstLine: String {
    let findings = ReportedFindings(in: cases)
    let start = "\(cases.count.countOfCases), \(eventCount) events: \(counts(of: cases))"
    var titles = findings.causes.filter { fails($0.example) }.map(\.description)
    if !backing.contradictions.isEmpty {
      titles.append("references not as facts say (\(backing.contradictions.count))")
    }
    if !goldens.isEmpty { titles.append("goldens in trouble (\(goldens.count))") }
    titles += errors.map { "\($0.subject.visible): \($0.error.description.visible)" }
    titles += findings.obstacles.map { "\($0.word.visible) (\($0.cases.countOfCases))" }
    guard let first = titles.first else { return start }
    return "\(start): \(first)" + (titles.count > 1 ? ", and \(titles.count - 1) more" : "")
  }

  /// What is wrong besides: facts, goldens, and what is said on behalf of subjects.
  private func otherBlocks(_ style: ReportStyle) -> [ReportBlock] {
    let declarations = errors.map { "error: \($0.subject): \($0.error)".visible }
    let changes = goldens.filter { !$0.lines.isEmpty }
    let plain = goldens.filter(\.lines.isEmpty)
      .flatMap { $0.text.split(separator: "\n").map(String.init) }
    let facts = contradictionLines.split(separator: "\n").map(String.init)
    return Self.block(facts, style)
      + ChangeReport(changes.map(ChangeReport.Item.init)).blocks(style).map { block in
        ReportBlock(block, short: block.prefix { !$0.isNewline } + "\n")
      } + Self.block(plain, style) + Self.block(declarations, style)
  }

  /// Lines that belong together: the first few of many, unless all is told.
  private static func block(_ lines: [String], _ style: ReportStyle) -> [ReportBlock] {
    guard !lines.isEmpty else { return [] }
    let text = lines.map { $0 + "\n" }.joined()
    guard lines.count > namedLines, !style.isWhole else { return [ReportBlock(text)] }
    return [
      ReportBlock(
        lines.prefix(namedLines).map { $0 + "\n" }.joined()
          + "… and \(lines.count - namedLines) more of the kind: all with --all\n")
    ]
  }

  /// The most lines of a kind that are told.
  private static let namedLines = 8

  /// Where a reference is not as a fact says, a line each.
  public var contradictionLines: String {
    backing.contradictions.map { "fact \($0)\n" }.joined()
  }

  private func numbers(_ style: ReportStyle) -> String {
    let rules = self.rules
    var lines = subjectLines(style)
    lines.append(
      "rules    \(rules.holds.count) kept, \(rules.broken.count) broken,"
        + " \(rules.notExercised.count) not exercised" + (rules.notExercised.isEmpty ? "" : ":"))
    lines += Paragraph.list(
      rules.notExercised.map(\.rawValue), lead: "         ", indent: 9, width: style.width)
    lines += rules.notJudged.map { "         not judged here: \($0.rule), \($0.reason ?? "")" }
    if backing.lines > 0 {
      lines.append(
        "facts    \(backing.byFact) of \(backing.lines) reference lines are backed by a fact,"
          + " \(backing.inferred) are inferred, \(backing.byScript) are the script's")
    }
    lines += exemptionLines(style)
    lines += goldenLines
    return lines.map { $0 + "\n" }.joined()
  }

  /// What the comparison let off, with the number of cases; no line where it let off nothing.
  private func exemptionLines(_ style: ReportStyle) -> [String] {
    let uses = exemptions
    guard !uses.isEmpty else { return [] }
    let all = ExemptionCatalogue.all.count
    return ["exempt   \(uses.count) of \(all) exemptions took effect:"]
      + Paragraph.list(
        uses.map { "\($0.exemption.id) in \($0.count)" }, lead: "         ", indent: 9,
        width: style.width)
  }

  /// The subjects with their outcomes; of many those alone in which something is wrong, unless all is told.
  private func subjectLines(_ style: ReportStyle) -> [String] {
    var subjects: [String] = []
    for result in cases where subjects.last != result.id.subject {
      subjects.append(result.id.subject)
    }
    let own = Dictionary(grouping: cases, by: \.id.subject)
    let told =
      style.isWhole || subjects.count <= Self.namedSubjects
      ? subjects : subjects.filter { !isPassed(own[$0] ?? []) }
    let named = style.isWhole ? told[...] : told.prefix(Self.namedSubjects)
    let width = (named.map(\.visible.count).max() ?? 0) + 2
    let lines = named.map { subject in
      let cases = own[subject] ?? []
      let pad = String(repeating: " ", count: width - subject.visible.count)
      return "  \(subject.visible)\(pad)\(cases.count.countOfCases): \(counts(of: cases))"
    }
    let others = subjects.filter { !named.contains($0) }
    guard !others.isEmpty else { return lines }
    return lines + [
      "  … \(others.count) \(named.isEmpty ? "subjects" : "more"): "
        + counts(of: others.flatMap { own[$0] ?? [] })
    ]
  }

  /// The most subjects that are told by name.
  private static let namedSubjects = 12

  /// The outcomes that occur, with their numbers; passing ones always.
  private func counts(of cases: [CaseResult]) -> String {
    guard !isPassed(cases) else { return "all passed" }
    let counts = CaseCounts(of: cases.map(outcome))
    return CaseOutcome.allCases.compactMap { outcome in
      let count = counts.count(outcome)
      return count > 0 || outcome == .passed ? "\(count) \(outcome.rawValue)" : nil
    }
    .joined(separator: ", ")
  }

  private func isPassed(_ cases: [CaseResult]) -> Bool {
    cases.allSatisfy { outcome(of: $0) == .passed }
  }
}

extension CaseResult {
  /// The case as lines: the result, an obstacle, each cause, then what became of the rules in numbers and
  /// what was let off.
  public func text(_ style: ReportStyle) -> String {
    let findings = ReportedFindings(in: [self])
    let told = BlockBudget(
      findings.causes.map { ReportBlock($0, style) }
        + findings.obstacles.map { ReportBlock($0.text(of: id.subject, style)) },
      within: style.isWhole ? nil : ReportStyle.lines, spacing: 1)
    let outcomes = judgement.outcomes
    var text = "\(id.description.visible): \(result(findings))\n"
    for block in told.told { text += block }
    if !told.isAll { text += told.remainder }
    text += "  rules    \(outcomes.rules(.holds).count) kept,"
    text += " \(outcomes.rules(.broken).count) broken,"
    text += " \(outcomes.rules(.notExercised).count) not exercised\n"
    for entry in outcomes where entry.outcome == .notJudged {
      text += "  aside    not judged here: \(entry.rule), \(entry.reason ?? "")\n"
    }
    for exemption in exemptions {
      let lines = Paragraph.sentence(
        "\(exemption): \(exemption.letsOff)", lead: "  exempt   ", indent: 11,
        width: style.width)
      text += lines.map { $0 + "\n" }.joined()
    }
    return text
  }

  /// What the case comes to, in a few words.
  private func result(_ findings: ReportedFindings) -> String {
    let titles =
      findings.causes.map { "\($0.isWaived ? "waived" : $0.level.rawValue) \($0.rule)" }
      + findings.obstacles.map(\.word.visible)
    guard let first = titles.first else { return CaseOutcome.passed.rawValue }
    return first + (titles.count > 1 ? ", and \(titles.count - 1) more" : "")
  }
}
