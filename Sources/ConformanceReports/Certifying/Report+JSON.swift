public import TransitionCertification

extension Report {
  /// The report as a document for machines.
  ///
  /// What the comparison let off is there as `exemptions`, and what is wrong with waivers and contract
  /// as `errors`, where anything is.
  public var json: JSON {
    var members: [String: JSON] = [
      "subject": .string(subject),
      "verdict": .string(verdict.rawValue),
      "headlines": .array(headlines.map(\.json)),
      "notApplicable": .strings(notApplicable.map(\.scenario)),
    ]
    if !exemptions.isEmpty { members["exemptions"] = .array(exemptions.map(\.json)) }
    if !errors.isEmpty { members["errors"] = .strings(errors.map(\.description)) }
    return .document(members)
  }
}

extension ExemptionUse {
  /// The exemption as an object, with the scenarios in which it took effect.
  fileprivate var json: JSON {
    .object([
      "id": .string(exemption.id), "statement": .string(exemption.statement),
      "evidence": .strings(exemption.evidence),
      "scenarios": .strings(cases.map(\.scenario)),
    ])
  }
}

extension CaseHeadline {
  /// The headline as an object; one that is waived has `waived`, with the waiver's own words.
  var json: JSON {
    var members: [String: JSON] = [
      "rule": .string(rule.rawValue),
      "case": .string(caseID.description),
      "level": .string(level.rawValue),
      "witness": .strings(witnesses.map(\.text)),
      "implied": .number(implied.count),
    ]
    if let waiver {
      members["waived"] = .object([
        "reason": .string(waiver.reason), "link": .string(waiver.link),
        "owner": .string(waiver.owner), "expiry": .string(waiver.expiry),
      ])
    }
    return .object(members)
  }
}
