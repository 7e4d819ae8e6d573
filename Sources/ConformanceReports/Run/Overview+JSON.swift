import TransitionCertification

extension Overview {
  /// The run as a document for machines.
  public var json: JSON {
    .document([
      "cases": .number(cases.count),
      "passed": .number(count(.passed)),
      "failed": .number(count(.failed)),
      "incomplete": .number(count(.incomplete)),
      "waived": .number(count(.waived)),
      "events": .number(eventCount),
      "rules": rules.json,
      "backed": .object(["lines": .number(backing.lines), "byFact": .number(backing.byFact)]),
      "exemptions": .object(
        Dictionary(
          uniqueKeysWithValues: exemptions.map { ($0.exemption.id, .number($0.cases.count)) })),
      "failures": .array(failures.map(\.json)),
    ])
  }
}

extension RuleTally {
  var json: JSON {
    .object([
      "holds": .strings(holds.map(\.rawValue)),
      "broken": .strings(broken.map(\.rawValue)),
      "notExercised": .strings(notExercised.map(\.rawValue)),
    ])
  }
}
