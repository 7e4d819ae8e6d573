import TransitionCertification

extension Selftest {
  /// Every reason why it does not hold.
  var failures: [Failure] {
    let uncaught = catches.compactMap(\.failure)
    let alarms = falseAlarms.map { alarm in
      Failure(
        case: "\(alarm.subject) \(alarm.scenario)", rule: alarm.rule.rawValue,
        message: "a good subject is blamed", trace: nil)
    }
    let lost = incomplete.filter(\.isOfGoodSubject).map { entry in
      Failure(
        case: entry.caseID.description, rule: Failure.incomplete,
        message: entry.obstacle.description, trace: nil)
    }
    let declared = errors.map { Failure(declaring: "\($0.subject): \($0.error)") }
    let unshown = rulesWithoutFault.map { rule in
      Failure(
        case: nil, rule: rule.rawValue, message: "no fault shows that it is broken", trace: nil)
    }
    return uncaught + alarms + lost + declared + unshown
  }
}

extension Selftest.Catch {
  /// Why a fault is not caught as it should be; none where it is.
  var failure: Failure? {
    guard named == nil else { return nil }
    let blame = first.map { "\($0) is the first to speak, which is not named for \(fault)" }
    return Failure(
      case: scenario.map { "\(subject) \($0)" } ?? subject, rule: Failure.fault,
      message: blame ?? "nothing is found of \(fault)", trace: nil)
  }
}

extension Failure {
  /// Something wrong in what is said on a subject's behalf.
  init(declaring message: String) {
    self.init(case: nil, rule: Self.declaration, message: message, trace: nil)
  }
}
