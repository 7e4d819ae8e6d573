public import TransitionCertification

extension Selftest {
  /// The self-test as a person reads it: the result, and what is wrong.
  public var text: String { text(ReportStyle()) }

  /// The self-test as a person reads it: the result, what is wrong, and the numbers.
  ///
  /// - Parameter style: How wide it is, and whether each catch is told, too.
  public func text(_ style: ReportStyle) -> String {
    let told = style.isWhole ? catches : catches.filter { $0.named == nil }
    var lines = told.flatMap { $0.lines(style) }
    lines += falseAlarms.map { "false alarm \($0.subject) \($0.scenario): \($0.rule)" }
    lines += incomplete.map { "incomplete \($0.caseID): \($0.obstacle)".visible }
    lines += errors.map { "error: \($0.subject): \($0.error)".visible }
    if !lines.isEmpty { lines = [""] + lines + [""] }
    let fallen = pitfalls.count { $0.named != nil }
    lines += [
      "\(faults) faults, \(caught) caught, \(caughtByNamedRule) by a rule named for them",
      "\(pitfalls.count) pitfalls of articles and libraries, \(fallen) caught by a rule named for them",
      "\(falseAlarms.count) false alarms",
    ]
    let unjudged = incomplete.count(where: \.isOfGoodSubject)
    if unjudged > 0 { lines.append("\(unjudged) cases of good subjects could not be judged") }
    lines += Paragraph.list(
      rulesWithoutFault.map(\.rawValue), lead: "rules without a fault: ", indent: 2,
      width: style.width)
    return ([firstLine] + lines).map { $0 + "\n" }.joined()
  }

  /// Whether it holds, and if not, why: complete in itself.
  var firstLine: String {
    let missed = catches.count { $0.first == nil }
    let others = catches.count { $0.named == nil } - missed
    let wrong = [
      (missed, "missed"), (others, "caught by another rule alone"),
      (falseAlarms.count, "false alarms"), (errors.count, "errors of good subjects"),
      (incomplete.count(where: \.isOfGoodSubject), "cases of good subjects not judged"),
      (rulesWithoutFault.count, "rules without a fault"),
    ].filter { $0.0 > 0 }
    let start = catches.count == 1 ? "1 faulty subject" : "\(catches.count) faulty subjects"
    guard !wrong.isEmpty else { return "\(start): all caught by a rule named for them" }
    return "\(start): " + wrong.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension Selftest.Catch {
  /// Whether it was caught, by which rule and where; then the rules that spoke besides.
  fileprivate func lines(_ style: ReportStyle) -> [String] {
    guard let first, let scenario else { return ["MISSED \(fault) \(subject)"] }
    let reproach = named == nil ? ", but not by a rule named for it" : ""
    return ["caught \(fault) \(subject)\(reproach)", "  \(first) in \(scenario)"]
      + Paragraph.list(others.map(\.rawValue), lead: "  then ", indent: 4, width: style.width)
  }
}
