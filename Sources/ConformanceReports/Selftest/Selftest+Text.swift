import TransitionCertification

extension Selftest {
  /// The self-test as a person reads it.
  public var text: String {
    var lines = catches.map { found in
      let sign = found.named == nil ? "MISSED" : "caught"
      let first = found.first.map { "\($0) in \(found.scenario ?? "")" } ?? "nothing found"
      let others =
        found.others.isEmpty
        ? "" : ", then " + found.others.map(\.rawValue).joined(separator: ", ")
      return "\(sign) \(found.fault) \(found.subject): \(first)\(others)"
    }
    lines += falseAlarms.map { "false alarm \($0.subject) \($0.scenario): \($0.rule)" }
    lines.append(
      "\(catches.count) faults, \(caught) caught, \(caughtByNamedRule) by a rule named for them;"
        + " \(falseAlarms.count) false alarms")
    if !rulesWithoutFault.isEmpty {
      lines.append(
        "rules without a fault: \(rulesWithoutFault.map(\.rawValue).joined(separator: ", "))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The self-test as a document for machines.
  public var json: JSON {
    .document([
      "faults": .number(catches.count),
      "caught": .number(caught),
      "caughtByNamedRule": .number(caughtByNamedRule),
      "falseAlarms": .array(falseAlarms.map(\.json)),
      "rulesWithoutFault": .strings(rulesWithoutFault.map(\.rawValue)),
      "matrix": .array(catches.map(\.json)),
    ])
  }
}

extension Selftest.FalseAlarm {
  fileprivate var json: JSON {
    .object([
      "subject": .string(subject), "scenario": .string(scenario), "rule": .string(rule.rawValue),
    ])
  }
}

extension Selftest.Catch {
  fileprivate var json: JSON {
    .object([
      "fault": .string(fault),
      "subject": .string(subject),
      "scenario": scenario.map { .string($0) } ?? .null,
      "first": first.map { .string($0.rawValue) } ?? .null,
      "others": .strings(others.map(\.rawValue)),
    ])
  }
}
