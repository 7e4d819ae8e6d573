extension Report {
  /// What a terminal prints: the result first, each cause once, and what it rests on at the end.
  public var summary: String { summary(ReportStyle()) }

  /// All that there is to say: each cause with its proof and all of its cases, and the scenarios that do not
  /// apply by name.
  public var wholeSummary: String { summary(ReportStyle(isWhole: true)) }

  /// The report as a person reads it.
  ///
  /// - Parameters:
  ///   - style: How wide it is, and whether all is told.
  ///   - closing: Lines that whoever prints it adds at the end.
  public func summary(_ style: ReportStyle, adding closing: String = "") -> String {
    let footer = footer(style, adding: closing)
    var text = firstLine + "\n" + (untried?.text(style) ?? "")
    let room = ReportStyle.lines - (text + footer).count(where: \.isNewline) - 3
    let told = BlockBudget(
      blocks(style), within: style.isWhole ? nil : max(room, 0), spacing: 1)
    for block in told.told { text += "\n" + block }
    if !told.isAll { text += "\n" + told.remainder }
    return text + "\n" + footer
  }

  /// The verdict, and what it is for: complete in itself. Where nothing speaks against the subject it says how much
  /// was tried, and what was not.
  public var firstLine: String {
    let standing = matters
    let matters = standing.isEmpty ? waivedMatters : standing
    let start = "\(subject.visible): \(verdict.rawValue)"
    guard let first = matters.first else {
      let untried = untried == nil ? "" : ", its recognizers untried"
      return "\(start) (\(cases.map(\.id).countOfCases)\(untried))"
    }
    return "\(start): \(first.title)" + (matters.count > 1 ? ", and \(matters.count - 1) more" : "")
  }

  /// What is wrong, each thing as lines, the gravest first.
  private func blocks(_ style: ReportStyle) -> [ReportBlock] {
    (matters + waivedMatters).compactMap { $0.block(of: subject, style) }
  }

  /// What the verdict rests on.
  private func footer(_ style: ReportStyle, adding closing: String) -> String {
    var lines = [tally]
    lines += style.isWhole ? [] : asideLines(style)
    lines += contract.lines.map { "  contract \($0)" }
    lines += style.isWhole ? exemptions.flatMap { $0.lines(style) } : exemptionLines(style)
    lines += waiverLines(style)
    lines.append("  profile  \(profile.rawValue)")
    guard style.isWhole, !notApplicable.isEmpty else { return Self.text(lines) + closing }
    let all = cases.map(\.id.scenario) + notApplicable.map(\.scenario)
    let groups = notApplicable.byReason.map { $0.text(naming: true, among: all) }
    return Self.text(lines) + closing + "\nnot applicable\n" + groups.joined()
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// How many cases there are, and how they ended: a line.
  var tally: String {
    "  cases    \(CaseCounts(of: cases)); \(notApplicable.count) scenarios do not apply"
  }

  /// Why scenarios do not apply, and how many for each reason.
  private func asideLines(_ style: ReportStyle) -> [String] {
    let groups = notApplicable.byReason
    let words = groups.enumerated().flatMap { place, group in
      var words = group.reason.split(separator: " ").map(String.init)
      // The number stays with the last word, so that nobody takes it for the next reason's.
      let end = words.popLast() ?? ""
      return words + [
        "\(end) (\(group.scenarios.count))" + (place == groups.count - 1 ? "" : ",")
      ]
    }
    return Paragraph.lines(
      of: words, lead: "  aside    ", indent: Self.indent, width: style.width)
  }

  private func exemptionLines(_ style: ReportStyle) -> [String] {
    Paragraph.list(
      exemptions.map { "\($0.exemption.id) in \($0.count)" }, lead: "  exempt   ",
      indent: Self.indent, width: style.width)
  }

  /// How many findings are borne with, and until when.
  private func waiverLines(_ style: ReportStyle) -> [String] {
    let waived = headlines.compactMap(\.waiver)
    guard let first = waived.map(\.expiry).min() else { return [] }
    let count = waived.count == 1 ? "1 finding is" : "\(waived.count) findings are"
    return ["  waivers  \(count) borne with, the first until \(first.visible)"]
  }

  /// Where the words of the last lines begin.
  fileprivate static let indent = 11
}

extension ExemptionUse {
  /// The exemption as lines of a summary: its id, how often it took effect, and what it lets a subject do.
  fileprivate func lines(_ style: ReportStyle) -> [String] {
    Paragraph.sentence(
      "\(exemption.id) in \(count): \(exemption.statement)", lead: "  exempt   ",
      indent: Report.indent, width: style.width)
  }
}

extension UntriedGestures {
  /// What was not tried, as lines of a summary.
  fileprivate func text(_ style: ReportStyle) -> String {
    Paragraph.sentence(
      description.visible, lead: "  untried  ", indent: Report.indent, width: style.width
    ).map { $0 + "\n" }.joined()
  }
}

extension SubjectContract {
  /// The clauses that differ from UIKit's behaviour, a line each; one line says so where none does.
  public var lines: [String] {
    let lines = declaredClauses.map { clause in
      "\(clause.rawValue): \(words(of: clause).joined(separator: ", "))"
    }
    return lines.isEmpty ? ["UIKit's own behaviour"] : lines
  }
}
