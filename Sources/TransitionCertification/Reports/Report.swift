/// What a certification found.
public struct Report: Sendable {
  /// The subject's id.
  public let subject: String
  /// What the subject declares of itself.
  public let contract: SubjectContract
  /// The release that the host behaved like.
  public let profile: Profile
  /// What the subject deserves.
  public let verdict: Verdict
  /// What is wrong, in the order of the scenarios, and in each by the earliest witness.
  public let headlines: [CaseHeadline]
  /// The cases that were run, in the order of the scenarios.
  public let cases: [CaseResult]
  /// The headlines by their causes, each once, and the obstacles that no cause explains.
  public let findings: ReportedFindings
  /// What the comparison with the system let off, each with the cases in which it took effect.
  public let exemptions: [ExemptionUse]
  /// Recognizers that no finger was moved over; none where there are none, or some finger was said.
  public let untried: UntriedGestures?
  /// The scenarios through which the subject cannot be driven.
  public let notApplicable: [NotApplicable]
  /// What is wrong with what is said on the subject's behalf.
  public let errors: [ReportError]

  init(
    of subject: Subject, profile: Profile, cases: [CaseResult], notApplicable: [NotApplicable],
    waiverErrors: [WaiverError], known verdict: Verdict? = nil
  ) {
    self.subject = subject.id
    contract = subject.contract
    self.profile = profile
    self.cases = cases
    self.notApplicable = notApplicable
    exemptions = ExemptionUse.uses(in: cases)
    headlines = cases.flatMap(\.headlines)
    findings = ReportedFindings(in: cases)
    untried = UntriedGestures(of: subject, in: cases)
    let needed = cases.reduce(into: Set()) { $0.formUnion($1.clausesNeeded) }
    let idleness = Idleness(subject: subject, cases: cases, headlines: headlines)
    // What was not played says nothing of what is needless.
    let isInterrupted = cases.contains { $0.obstacle == .interrupted }
    // Nobody has to leave out what nobody has claimed.
    let claimed = subject.proposesContract ? [] : subject.contract.declaredClauses
    errors =
      isInterrupted
      ? []
      : [idleness.error].compactMap(\.self) + subject.unjudged.map(ReportError.unjudged)
        + waiverErrors.map(ReportError.waiver)
        + claimed
        .filter { !needed.contains($0) && !subject.contract.impliedClauses.contains($0) }
        .map(ReportError.needlessClause)
    self.verdict = verdict ?? Verdict(cases, errors: errors)
  }

  /// A report of which nothing but the verdict is known here, since the cases ran in another process.
  package static func known(_ verdict: Verdict, of subject: Subject) -> Report {
    Report(
      of: subject, profile: .iOS18, cases: [], notApplicable: [], waiverErrors: [], known: verdict)
  }

  /// Whether the subject may be used: it is certified, be it on condition.
  public var passes: Bool {
    switch verdict {
    case .certified, .conditional: true
    case .refused, .incomplete: false
    }
  }
}

extension Report: CustomStringConvertible {
  public var description: String { "\(subject): \(verdict.rawValue)" }
}

/// Something wrong in what is said on a subject's behalf.
public enum ReportError: Error, Sendable, Equatable {
  /// A waiver is malformed, expired, repeated or needless.
  case waiver(WaiverError)
  /// No scenario needed this clause of the contract.
  case needlessClause(SubjectContract.Clause)
  /// In no case did anything of the subject's own take part, so nothing can be said of it.
  case nothingTookPart
  /// In so many cases a delegate of the subject's was asked for what animates, and in none it handed out anything.
  case nothingHandedOut(cases: Int)
  /// A type that hands the subject out could not be made, so that the subject alone was judged.
  case unjudged(String)

  /// Whether nothing can be said of the subject because of it.
  var leavesOpen: Bool {
    switch self {
    case .nothingTookPart, .nothingHandedOut, .unjudged: true
    case .waiver, .needlessClause: false
    }
  }

  /// Whether it speaks against the subject.
  var refuses: Bool {
    switch self {
    case .waiver: true
    case .needlessClause, .nothingTookPart, .nothingHandedOut, .unjudged: false
    }
  }

  /// Whether a subject may be used all the same: what is said is more than is needed, and nothing else.
  package var isBorneWith: Bool {
    switch self {
    case .needlessClause: true
    case .waiver, .nothingTookPart, .nothingHandedOut, .unjudged: false
    }
  }
}

extension ReportError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .waiver(let error): error.description
    case .needlessClause(let clause):
      "the contract's clause '\(clause.rawValue)' makes no difference in any scenario; leave it out"
    case .nothingTookPart:
      "nothing of the subject's own took part in any case: for the stage's screens it does nothing and hands"
        + " out nothing"
    case .nothingHandedOut(let cases):
      "it was asked for an animator in \(cases) \(cases == 1 ? "case" : "cases"), and handed out nothing in any: what"
        + " was judged is UIKit's own transition"
    case .unjudged(let name):
      "\(name), which hands it out, could not be made: this part of it alone was judged"
    }
  }
}
