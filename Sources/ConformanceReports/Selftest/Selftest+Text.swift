import TransitionCertification

extension Selftest {
  /// The self-test as a person reads it.
  public var text: String {
    var lines = catches.flatMap(\.lines)
    lines += falseAlarms.map { "false alarm \($0.subject) \($0.scenario): \($0.rule)" }
    lines += incomplete.map { "incomplete \($0.caseID): \($0.obstacle)" }
    lines += errors.map { "error: \($0.subject): \($0.error)" }
    let fallen = pitfalls.count { $0.named != nil }
    lines += [
      "\(faults) faults, \(caught) caught, \(caughtByNamedRule) by a rule named for them",
      "\(pitfalls.count) pitfalls of articles and libraries, \(fallen) caught by a rule named for them",
      "\(falseAlarms.count) false alarms",
    ]
    let unjudged = incomplete.count(where: \.isOfGoodSubject)
    if unjudged > 0 { lines.append("\(unjudged) cases of good subjects could not be judged") }
    lines += Paragraph.list(
      rulesWithoutFault.map(\.rawValue), lead: "rules without a fault: ", indent: 2)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Selftest.Catch {
  /// Whether it was caught, by which rule and where; then the rules that spoke besides.
  fileprivate var lines: [String] {
    guard let first, let scenario else { return ["MISSED \(fault) \(subject)"] }
    let reproach = named == nil ? ", but not by a rule named for it" : ""
    return ["caught \(fault) \(subject)\(reproach)", "  \(first) in \(scenario)"]
      + Paragraph.list(others.map(\.rawValue), lead: "  then ", indent: 4)
  }
}
