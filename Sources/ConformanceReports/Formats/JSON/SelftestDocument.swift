import TransitionCertification

/// What a self-test found, as machines read it.
public struct SelftestDocument: JSONDocument, Codable, Sendable, Equatable {
  /// The version of this form.
  public let format: Int
  /// The version of the suite that was tested.
  public let suite: String
  /// The line that says it all.
  public let message: String
  /// How many faults there are, how many are caught, and how many by a rule named for them.
  public let faults, caught, caughtByNamedRule: Int
  /// What good subjects were blamed for.
  public let falseAlarms: [FalseAlarm]
  /// The cases of good subjects of which nothing can be said, and those of faulty ones that left no trace.
  public let incomplete: [Incomplete]
  /// What is wrong with waivers and contracts of good subjects.
  public let errors: [String]
  /// The ids of the rules that no fault shows.
  public let rulesWithoutFault: [String]
  /// What each faulty subject showed.
  public let matrix: [Catch]

  /// A good subject that was blamed.
  public struct FalseAlarm: Codable, Sendable, Equatable {
    public let subject, scenario, rule: String
  }

  /// A case of which nothing can be said.
  public struct Incomplete: Codable, Sendable, Equatable {
    public let subject, scenario, reason: String
  }

  /// What a faulty subject showed.
  public struct Catch: Codable, Sendable, Equatable {
    public let fault, subject: String
    /// The scenario in which it was caught; none if it was not.
    @Nullable public var scenario: String?
    /// The id of the rule that spoke first there; none if none did.
    @Nullable public var first: String?
    /// The ids of the rules that spoke besides.
    public let others: [String]
  }
}

extension Selftest {
  /// The self-test as a document for machines.
  public var document: SelftestDocument {
    SelftestDocument(
      format: JSONFormat.current, suite: SuiteVersion.current, message: firstLine, faults: faults,
      caught: caught,
      caughtByNamedRule: caughtByNamedRule,
      falseAlarms: falseAlarms.map { alarm in
        SelftestDocument.FalseAlarm(
          subject: alarm.subject, scenario: alarm.scenario, rule: alarm.rule.rawValue)
      },
      incomplete: incomplete.map { entry in
        SelftestDocument.Incomplete(
          subject: entry.caseID.subject, scenario: entry.caseID.scenario,
          reason: entry.obstacle.description)
      },
      errors: errors.map { "\($0.subject): \($0.error)" },
      rulesWithoutFault: rulesWithoutFault.map(\.rawValue),
      matrix: catches.map { entry in
        SelftestDocument.Catch(
          fault: entry.fault, subject: entry.subject, scenario: entry.scenario,
          first: entry.first?.rawValue, others: entry.others.map(\.rawValue))
      })
  }
}
