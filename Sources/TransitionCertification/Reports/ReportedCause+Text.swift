extension ReportedCause {
  /// The cause as lines: rule and level, in how many cases, what happened, the witnesses, a picture, what to do,
  /// what follows from it, where else.
  public func text(_ style: ReportStyle = ReportStyle()) -> String {
    heading + details(style)
  }

  /// The cause in few lines, without its proof: what it is, what happened first and where, what to do.
  public func shortText(_ style: ReportStyle = ReportStyle()) -> String {
    heading
      + Self.text(
        ["  in \(example.caseID.description.visible)"] + Self.lines(of: example.statement, style)
          + remedyLines(style))
  }

  private var heading: String {
    let extent = cases.count > 1 ? " in \(cases.countOfCases)" : ""
    return "\(isWaived ? "waived" : level.rawValue) \(name)\(extent)\n"
  }

  /// The lines below rule and level.
  func details(_ style: ReportStyle) -> String {
    var lines = ["  in \(example.caseID.description.visible)"]
    lines += Self.lines(of: example.statement, style)
    lines += example.witnesses.map { "  \($0)" }
    lines += example.picture.split(separator: "\n").map { "    \($0)" }
    lines += remedyLines(style) + consequences(style)
    if let waiver {
      lines += Paragraph.sentence(
        waiver.words(on: example.statement).visible,
        lead: "  waived until \(waiver.expiry.visible): ", indent: 4, width: style.width)
    }
    return Self.text(lines + otherCases(style))
  }

  private func remedyLines(_ style: ReportStyle) -> [String] {
    Paragraph.sentence(example.remedy ?? "", lead: "  remedy: ", indent: 4, width: style.width)
  }

  /// What follows from it: other findings, and cases of which nothing can be said.
  private func consequences(_ style: ReportStyle) -> [String] {
    let count = implied.reduce(0) { $0 + $1.count }
    let rules = implied.map { $0.count == 1 ? $0.rule.rawValue : "\($0.rule) x\($0.count)" }
    let lines = Paragraph.list(rules, lead: "  implies \(count): ", indent: 4, width: style.width)
    guard !undecided.isEmpty else { return lines }
    return lines + ["  explains \(undecided.countOfCases) that could not be played to the end"]
  }

  /// The other cases, the first few by name; the subject is left out where it is the first's.
  private func otherCases(_ style: ReportStyle) -> [String] {
    let others = cases.dropFirst()
    let names = others.map { other in
      (other.subject == example.caseID.subject ? other.scenario : other.description).visible
    }
    return Paragraph.list(
      names, naming: style.namedOthers, lead: "  and in ", indent: 4,
      width: style.width)
  }

  private static func lines(of statement: String, _ style: ReportStyle) -> [String] {
    Paragraph.sentence(statement.visible, lead: "  ", indent: 2, width: style.width)
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

extension ReportedObstacle {
  /// The obstacle as lines: in which cases, what stood in the way, and what can be done about it.
  ///
  /// - Parameters:
  ///   - subject: The subject that everybody knows to be meant; none where any may be.
  ///   - style: How wide the lines are, and whether every case is named.
  public func text(of subject: String?, _ style: ReportStyle = ReportStyle()) -> String {
    let names = cases.map { id in
      (id.subject == subject ? id.scenario : id.description).visible
    }
    let reason = obstacle.description.visible
    let remedy = Paragraph.sentence(
      (obstacle.remedy ?? "").visible, lead: "  remedy: ", indent: 4, width: style.width)
    guard names.count > 1 else {
      return "incomplete \(names.joined()): \(reason)\n" + remedy.map { $0 + "\n" }.joined()
    }
    let lines =
      Paragraph.list(names, naming: style.namedOthers, lead: "  ", indent: 2, width: style.width)
      + remedy
    return "incomplete in \(cases.countOfCases): \(reason)\n"
      + lines.map { $0 + "\n" }.joined()
  }
}

extension CaseResult.Obstacle {
  /// What can be done about it; none where that is not known.
  fileprivate var remedy: String? {
    if case .ended(let end) = self { return end.remedy }
    return nil
  }
}

extension Waiver {
  /// Why it is there, and where that is followed.
  ///
  /// - Parameter statement: What was found, which is not told twice.
  fileprivate func words(on statement: String) -> String {
    let accepted = accepted.map { "accepted on \($0)" }
    let places = [link, accepted].compactMap(\.self).joined(separator: ", ")
    return reason == statement ? places : "\(reason) (\(places))"
  }
}
