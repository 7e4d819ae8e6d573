package import TransitionCertification

/// What was judged of traces that were recorded before, as machines read it.
public struct JudgementDocument: JSONDocument, Codable, Sendable, Equatable {
  /// The version of this form.
  public let format: Int
  /// The version of the suite that judged.
  public let suite: String
  /// The line that says it all.
  public let message: String
  /// What was judged, in order.
  public let judged: [Case]
  /// What was found, each distinct cause once.
  public let causes: [CauseDocument]
  /// Where the system's own traces are not as a fact says; absent where they are.
  public let contradictions: [String]?

  /// A trace.
  public struct Case: Codable, Sendable, Equatable {
    /// The path of the file in which it lies.
    public let file: String
    /// The case: its subject and its scenario.
    public let `case`: String
    /// The ids of the rules by what became of them.
    public let holds, broken, notExercised: [String]
    /// Why rules could not be judged, by their ids; absent where all could.
    public let notJudged: [String: String]?
    /// The ids of the exemptions that took effect; absent where none did.
    public let exemptions: [String]?
    /// Whether it was compared with what the system does.
    public let isCompared: Bool
    /// Why nothing can be said of it; absent where it ran to its end.
    public let incomplete: String?
  }
}

extension JudgementDocument {
  /// - Parameter judged: The traces that were judged, each with the path of its file.
  package init(
    _ overview: Overview, of judged: [(path: String, result: CaseResult)]
  ) {
    let result = ConformanceResult(overview)
    let contradictions = overview.backing.contradictions.map(\.description)
    self.init(
      format: JSONFormat.current, suite: SuiteVersion.current,
      message: overview.firstLine,
      judged: judged.map { Case($0.result, in: $0.path) },
      causes: result.findings.causes.map(CauseDocument.init),
      contradictions: contradictions.isEmpty ? nil : contradictions)
  }
}

extension JudgementDocument.Case {
  fileprivate init(_ result: CaseResult, in path: String) {
    let outcomes = result.judgement.outcomes
    let notJudged = outcomes.filter { $0.outcome == .notJudged }
      .map { ($0.rule.rawValue, $0.reason ?? "") }
    self.init(
      file: path, case: result.id.description, holds: outcomes.rules(.holds).map(\.rawValue),
      broken: outcomes.rules(.broken).map(\.rawValue),
      notExercised: outcomes.rules(.notExercised).map(\.rawValue),
      notJudged: notJudged.isEmpty
        ? nil : Dictionary(notJudged, uniquingKeysWith: { first, _ in first }),
      exemptions: result.exemptions.isEmpty ? nil : result.exemptions.map(\.id),
      isCompared: result.isOfKnownScenario, incomplete: result.obstacle?.description)
  }
}
