import TransitionCertification

/// One reason why a run does not hold, as machines read it.
public struct Failure: Codable, Sendable, Equatable {
  /// The case, its subject and its scenario; none where no case is at fault.
  @Nullable public var `case`: String?
  /// The broken rule's id, `transparency`, or one of the words below.
  public let rule: String
  /// What is wrong, in a sentence.
  public let message: String
  /// The path of the golden in which to look; none where the case has none.
  @Nullable public var trace: String?

  /// What stands in place of a rule where a golden is wrong.
  public static let golden = "golden"
  /// What stands in place of a rule where a reference is not as a fact says.
  public static let fact = "fact"
  /// What stands in place of a rule where a case did not run to its end.
  public static let incomplete = "incomplete"
  /// What stands in place of a rule where a waiver or a contract is wrong.
  public static let declaration = "declaration"
  /// What stands in place of a rule where a known fault is not caught as it should be.
  package static let fault = "fault"
}

extension Overview {
  /// Every reason why the run does not hold: by case, then facts, goldens, and what was declared.
  public var failures: [Failure] {
    cases.flatMap(failures) + backing.contradictions.map(failure) + goldens.map(failure)
      + errors.map(failure)
  }

  /// What is wrong and belongs to no case that ran: facts, and goldens that no case has.
  var failuresOfNoCase: [Failure] {
    let ran = Set(cases.map(\.id))
    let strays = goldens.filter { trouble in trouble.caseID.map { !ran.contains($0) } ?? true }
    return backing.contradictions.map(failure) + strays.map(failure)
  }

  /// What is wrong with the goldens of cases, by case.
  var goldenFailures: [CaseID: [Failure]] {
    goldens.reduce(into: [:]) { failures, trouble in
      if let caseID = trouble.caseID { failures[caseID, default: []].append(failure(trouble)) }
    }
  }

  private func failures(of result: CaseResult) -> [Failure] {
    let trace = goldenPath(of: result.id)
    let obstacle = result.obstacle.map { obstacle in
      Failure(
        case: result.id.description, rule: Failure.incomplete, message: obstacle.description,
        trace: trace)
    }
    let broken = result.headlines.filter(fails).map { headline in
      Failure(
        case: result.id.description, rule: headline.rule.rawValue, message: headline.statement,
        trace: trace)
    }
    return broken + (obstacle.map { [$0] } ?? [])
  }

  /// The path of a case's golden; none where it has none.
  private func goldenPath(of caseID: CaseID) -> String? {
    withoutGoldens.contains(caseID.subject) ? nil : folder?.shownPath(of: caseID)
  }

  private func failure(_ contradiction: Contradiction) -> Failure {
    let id = CaseID(subject: CaseID.systemSubject, scenario: contradiction.scenario)
    return Failure(
      case: id.description, rule: Failure.fact, message: contradiction.description,
      trace: goldenPath(of: id))
  }

  private func failure(_ trouble: GoldenTrouble) -> Failure {
    Failure(
      case: trouble.caseID?.description, rule: Failure.golden, message: trouble.message,
      trace: trouble.path)
  }

  private func failure(_ error: SubjectError) -> Failure {
    Failure(
      case: nil, rule: Failure.declaration,
      message: "\(error.subject): \(error.error)", trace: nil)
  }
}
