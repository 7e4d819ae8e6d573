public import TransitionCertification

extension Overview {
  /// The run as a person reads it: what is wrong in full, then what holds in numbers.
  public var text: String {
    let headlines = cases.flatMap(\.headlines)
    var blocks = HeadlineGroup.groups(of: headlines).map(\.text)
    if !backing.contradictions.isEmpty { blocks.append(contradictionLines) }
    let changes = goldens.filter { !$0.lines.isEmpty }
    blocks += ChangeReport(changes.map(ChangeReport.Item.init)).blocks
    let plain = goldens.filter(\.lines.isEmpty).map(\.text)
    if !plain.isEmpty { blocks.append(plain.joined()) }
    let obstacles = cases.compactMap { result in
      result.obstacle.map { "incomplete \(result.id): \($0)\n" }
    }
    if !obstacles.isEmpty { blocks.append(obstacles.joined()) }
    let declarations = errors.map { "error: \($0.subject): \($0.error)\n" }
    if !declarations.isEmpty { blocks.append(declarations.joined()) }
    blocks.append(numbers)
    return blocks.joined(separator: "\n")
  }

  /// Where a reference is not as a fact says, a line each.
  public var contradictionLines: String {
    backing.contradictions.map { "fact \($0)\n" }.joined()
  }

  private var numbers: String {
    let rules = self.rules
    var lines = ["\(cases.count) cases, \(eventCount) events: \(counts(of: cases))"]
    lines += subjectLines
    lines.append(
      "rules    \(rules.holds.count) hold, \(rules.broken.count) broken,"
        + " \(rules.notExercised.count) not exercised" + (rules.notExercised.isEmpty ? "" : ":"))
    lines += Paragraph.list(
      rules.notExercised.map(\.rawValue), lead: "         ", indent: 9)
    lines += rules.notJudged.map { "         not judged here: \($0.rule), \($0.reason ?? "")" }
    if backing.lines > 0 {
      lines.append(
        "facts    \(backing.byFact) of \(backing.lines) reference lines are backed by a fact,"
          + " \(backing.inferred) are inferred, \(backing.byScript) are the script's")
    }
    lines += exemptionLines
    lines += goldenLines
    return lines.map { $0 + "\n" }.joined()
  }

  /// What the comparison let off, with the number of cases; no line where it let off nothing.
  private var exemptionLines: [String] {
    let uses = exemptions
    guard !uses.isEmpty else { return [] }
    let all = ExemptionCatalogue.all.count
    return ["exempt   \(uses.count) of \(all) exemptions took effect:"]
      + Paragraph.list(
        uses.map { "\($0.exemption.id) in \($0.count)" }, lead: "         ", indent: 9)
  }

  private var subjectLines: [String] {
    var subjects: [String] = []
    for result in cases where subjects.last != result.id.subject {
      subjects.append(result.id.subject)
    }
    let width = (subjects.map(\.count).max() ?? 0) + 2
    return subjects.map { subject in
      let own = cases.filter { $0.id.subject == subject }
      let pad = String(repeating: " ", count: width - subject.count)
      return "  \(subject)\(pad)\(own.count) cases: \(counts(of: own))"
    }
  }

  /// The outcomes that occur, with their numbers; passing ones always.
  private func counts(of cases: [CaseResult]) -> String {
    let outcomes = cases.map(outcome)
    let passed = outcomes.count { $0 == .passed }
    guard passed < cases.count else { return "all passed" }
    return Outcome.allCases.compactMap { outcome in
      let count = outcomes.count { $0 == outcome }
      return count > 0 || outcome == .passed ? "\(count) \(outcome.rawValue)" : nil
    }
    .joined(separator: ", ")
  }
}

extension CaseResult {
  /// The case as lines: what became of the rules in numbers, what was let off, an obstacle, each
  /// headline.
  public var text: String {
    let outcomes = judgement.outcomes
    var text = "\(id): \(outcomes.rules(.holds).count) rules hold,"
    text += " \(outcomes.rules(.broken).count) broken,"
    text += " \(outcomes.rules(.notExercised).count) not exercised\n"
    for entry in outcomes where entry.outcome == .notJudged {
      text += "not judged here: \(entry.rule), \(entry.reason ?? "")\n"
    }
    for exemption in exemptions { text += "exempt \(exemption): \(exemption.letsOff)\n" }
    if let obstacle { text += "incomplete \(id): \(obstacle)\n" }
    return text + headlines.map { HeadlineGroup($0).text }.joined()
  }
}
