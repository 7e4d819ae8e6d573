public import TransitionCertification

extension Report {
  /// The report as a document for machines.
  ///
  /// What is wrong with waivers and contract is there as `errors` where anything is.
  public var json: JSON {
    var members: [String: JSON] = [
      "subject": .string(subject),
      "verdict": .string(verdict.rawValue),
      "headlines": .array(headlines.map(\.json)),
      "notApplicable": .strings(notApplicable.map(\.scenario)),
    ]
    if !errors.isEmpty { members["errors"] = .strings(errors.map(\.description)) }
    return .document(members)
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
