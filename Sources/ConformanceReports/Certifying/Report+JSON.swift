public import TransitionCertification

extension Report {
  /// The report as a document for machines.
  public var json: JSON {
    .document([
      "subject": .string(subject),
      "verdict": .string(verdict.rawValue),
      "headlines": .array(headlines.map(\.json)),
      "notApplicable": .strings(notApplicable.map(\.scenario)),
    ])
  }
}

extension CaseHeadline {
  var json: JSON {
    .object([
      "rule": .string(rule.rawValue),
      "case": .string(caseID.description),
      "level": .string(level.rawValue),
      "witness": .strings(witnesses.map(\.text)),
      "implied": .number(implied.count),
    ])
  }
}
