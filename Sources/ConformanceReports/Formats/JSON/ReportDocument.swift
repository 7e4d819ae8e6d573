public import TransitionCertification

/// A certification's report, as machines read it.
public struct ReportDocument: JSONDocument, Codable, Sendable, Equatable {
  /// The version of this form.
  public let format: Int
  /// The version of the suite that judged.
  public let suite: String
  /// The line that says it all.
  public let message: String
  /// The release that the host behaved like.
  public let profile: String
  /// How long it took on the clock of the wall; absent where nobody looked.
  public let seconds: Double?
  /// How many cases there are, and what became of them.
  public let counts: CountsDocument
  /// What was found, each distinct cause once.
  public let causes: [CauseDocument]
  /// The id of the subject.
  public let subject: String
  /// What the subject deserves.
  public let verdict: String
  /// Which gestures of its own no finger tried; absent where there are none.
  public let untried: String?
  /// The clauses of the contract by which it was judged; absent where it declares none.
  public let contract: [String]?
  /// What was found, in the order of the scenarios, and in each by the earliest witness.
  public let headlines: [Headline]
  /// The cases of which nothing can be said; absent where there are none.
  public let incomplete: [Incomplete]?
  /// The scenarios that the subject cannot take part in.
  public let notApplicable: [String]
  /// The same by the reasons why.
  public let notApplicableReasons: [NotApplicableDocument]
  /// What the comparison let off; absent where it let off nothing.
  public let exemptions: [Exemption]?
  /// How much of what the rules know would have shown in the scenarios that were played.
  public let evidence: Evidence
  /// What is wrong with waivers and contract; absent where nothing is.
  public let errors: [String]?

  /// A finding that is told.
  public struct Headline: Codable, Sendable, Equatable {
    /// The id of the rule.
    public let rule: String
    /// The id of the clause, unique within its rule; absent where the rule's are not told apart.
    public let clause: String?
    /// The case: its subject and its scenario.
    public let `case`: String
    /// How binding the rule is.
    public let level: String
    /// What happened, in a sentence.
    public let statement: String
    /// The lines of the trace that prove it.
    public let witness: [String]
    /// The same with their numbers.
    public let witnesses: [WitnessDocument]
    /// What to do about it; absent where nobody can say.
    public let remedy: String?
    /// How many further findings follow from it.
    public let implied: Int
    /// The ids of the rules of those, one a finding; absent where there are none.
    public let impliedRules: [String]?
    /// The waiver that covers it; absent where none does.
    public let waived: WaiverDocument?
  }

  /// Which known faults would have shown.
  public struct Evidence: Codable, Sendable, Equatable {
    /// How many scenarios were played to their end.
    public let scenarios: Int
    /// The rules that were kept, each with its known faults and how many of them would have shown.
    public let rules: [Rule]

    /// A rule that was kept.
    public struct Rule: Codable, Sendable, Equatable {
      public let rule: String
      public let known, shown: Int
    }
  }

  /// A case of which nothing can be said.
  public struct Incomplete: Codable, Sendable, Equatable {
    /// The case: its subject and its scenario.
    public let `case`: String
    /// Why nothing can be said of it.
    public let reason: String
  }

  /// An exemption that took effect.
  public struct Exemption: Codable, Sendable, Equatable {
    public let id, statement: String
    /// The ids of facts, or `inferred`.
    public let evidence: [String]
    /// The scenarios in which it took effect.
    public let scenarios: [String]
  }
}

/// The reports of several certifications, as machines read them.
public struct ReportDocuments: JSONDocument {
  private let reports: [ReportDocument]

  public init(_ reports: [Report]) { self.reports = reports.map(\.document) }

  public func encode(to encoder: any Encoder) throws { try reports.encode(to: encoder) }
}

extension Report {
  /// The report as a document for machines.
  public var document: ReportDocument { document(seconds: nil) }

  /// The report as a document for machines.
  ///
  /// - Parameter seconds: How long it took on the clock of the wall; none where nobody looked.
  public func document(seconds: Double?) -> ReportDocument {
    let result = ConformanceResult([self])
    let incomplete = cases.compactMap { result in
      result.obstacle.map {
        ReportDocument.Incomplete(case: result.id.description, reason: $0.description)
      }
    }
    return ReportDocument(
      format: JSONFormat.current, suite: SuiteVersion.current,
      message: firstLine, profile: profile.rawValue,
      seconds: seconds, counts: CountsDocument(result.counts),
      causes: result.findings.causes.map(CauseDocument.init), subject: subject,
      verdict: verdict.rawValue,
      untried: untried?.description,
      contract: contract.declaredClauses.isEmpty ? nil : contract.lines,
      headlines: headlines.map(ReportDocument.Headline.init),
      incomplete: incomplete.isEmpty ? nil : incomplete,
      notApplicable: notApplicable.map(\.scenario),
      notApplicableReasons: notApplicable.byReason.map(NotApplicableDocument.init),
      exemptions: exemptions.isEmpty ? nil : exemptions.map(ReportDocument.Exemption.init),
      evidence: ReportDocument.Evidence(CertificateEvidence(of: self)),
      errors: errors.isEmpty ? nil : errors.map(\.description))
  }
}

extension ReportDocument.Headline {
  fileprivate init(_ headline: CaseHeadline) {
    self.init(
      rule: headline.rule.rawValue, clause: headline.clause?.id, case: headline.caseID.description,
      level: headline.level.rawValue, statement: headline.statement,
      witness: headline.witnesses.map(\.text),
      witnesses: headline.witnesses.map(WitnessDocument.init), remedy: headline.remedy,
      implied: headline.implied.count,
      impliedRules: headline.implied.isEmpty ? nil : headline.implied.map(\.rawValue),
      waived: headline.waiver.map(WaiverDocument.init))
  }
}

extension ReportDocument.Evidence {
  fileprivate init(_ evidence: CertificateEvidence) {
    self.init(
      scenarios: evidence.scenarios,
      rules: evidence.rules.map { Rule(rule: $0.rule.rawValue, known: $0.known, shown: $0.shown) })
  }
}

extension ReportDocument.Exemption {
  fileprivate init(_ use: ExemptionUse) {
    self.init(
      id: use.exemption.id, statement: use.exemption.statement,
      evidence: use.exemption.evidence.facts, scenarios: use.cases.map(\.scenario))
  }
}
