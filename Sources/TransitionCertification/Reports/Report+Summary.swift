extension Report {
  /// What a terminal prints: the scenarios that do not apply are counted by reason.
  public var summary: String { summary(limit: nil) }

  /// All that there is to say: the scenarios that do not apply are named, too.
  public var wholeSummary: String { summary(limit: nil, isWhole: true) }

  /// The summary, cut at a number of bytes.
  ///
  /// - Parameters:
  ///   - limit: The most bytes, none where there is no limit; what does not fit is counted in the last
  ///     lines.
  ///   - isWhole: Whether the scenarios that do not apply are named.
  public func summary(limit: Int?, isWhole: Bool = false) -> String {
    var text = BoundedText(opening, limit: limit)
    for error in errors { text.append("error: \(error)\n", of: "errors") }
    for block in incompleteBlocks { text.append(block, of: "reasons for incomplete cases") }
    for group in HeadlineGroup.groups(of: headlines) {
      text.append("\n" + group.text, of: "headlines")
    }
    let all = cases.map(\.id.scenario) + notApplicable.map(\.scenario)
    for (index, group) in notApplicable.byReason.enumerated() {
      let heading = index == 0 ? "\nnot applicable\n" : ""
      text.append(
        heading + group.text(naming: isWhole, among: all),
        of: "reasons why scenarios do not apply")
    }
    return text.finished
  }

  /// Why cases could not be judged: each reason once, with the cases that share it.
  private var incompleteBlocks: [String] {
    var scenarios: [String: [String]] = [:]
    var reasons: [String] = []
    for result in cases {
      guard let reason = result.obstacle?.description else { continue }
      if scenarios[reason] == nil { reasons.append(reason) }
      scenarios[reason, default: []].append(result.id.scenario)
    }
    return reasons.map { reason in
      let own = scenarios[reason] ?? []
      guard own.count > 1 else { return "incomplete \(own.joined()): \(reason)\n" }
      let lines = Paragraph.lines(
        of: own.enumerated().map { $0 == own.count - 1 ? $1 : $1 + "," },
        width: Paragraph.width - 4)
      return "incomplete in \(own.count) cases: \(reason)\n"
        + lines.map { "    \($0)\n" }.joined()
    }
  }

  private var opening: String {
    var lines = ["\(subject): \(verdict.rawValue)"]
    lines += untried?.lines ?? []
    lines.append("  profile  \(profile.rawValue)")
    lines += contract.lines.map { "  contract \($0)" }
    lines += exemptions.flatMap(\.lines)
    lines.append(tally)
    return lines.map { $0 + "\n" }.joined()
  }

  /// How many cases there are, and how they ended: a line.
  var tally: String {
    let waived = cases.count { $0.isWaived }
    let held = cases.count { $0.holds } - waived
    let obstructed = cases.count { $0.obstacle != nil }
    let broken = cases.count - held - waived - obstructed
    return
      "  cases    \(cases.count): \(held) held,\(waived > 0 ? " \(waived) waived," : "") \(broken) broken,"
      + " \(obstructed) incomplete; \(notApplicable.count) scenarios do not apply"
  }
}

extension ExemptionUse {
  /// The exemption as lines of a summary: its id, how often it took effect, and what it lets a subject do.
  fileprivate var lines: [String] {
    let margin = String(repeating: " ", count: Self.indent)
    let words = "\(exemption.id) in \(count): \(exemption.statement)".split(separator: " ")
    let lines = Paragraph.lines(
      of: words.map(String.init), width: Paragraph.width - Self.indent)
    return lines.enumerated().map { ($0 == 0 ? "  exempt   " : margin) + $1 }
  }

  private static let indent = 11
}

extension UntriedGestures {
  /// What was not tried, as lines of a summary.
  fileprivate var lines: [String] {
    let lead = "  untried  "
    let lines = Paragraph.lines(
      of: description.split(separator: " ").map(String.init),
      width: Paragraph.width - lead.count)
    return lines.enumerated().map {
      ($0 == 0 ? lead : String(repeating: " ", count: lead.count)) + $1
    }
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
