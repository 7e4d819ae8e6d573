public import TransitionCertification

/// What a command found of any number of subjects, before anybody publishes it.
public struct ConformanceResult: Sendable {
  /// The subjects, in the order in which they ran.
  public let subjects: [SubjectResult]
  /// What is wrong, each cause once over all subjects, and why nothing can be said of the cases that no cause
  /// explains.
  public let findings: ReportedFindings
  /// The release that the host behaved like.
  public let profile: Profile
  /// Whether what a subject should keep counts as what it must.
  public let isStrict: Bool
  /// What only a run shows: goldens, rules and facts; none of certifications.
  public let overview: Overview?

  /// Takes what certifications found.
  public init(_ reports: [Report], isStrict: Bool = false) {
    subjects = reports.map(SubjectResult.init)
    findings = ReportedFindings(in: reports.flatMap(\.cases))
    profile = reports.first?.profile ?? .iOS18
    self.isStrict = isStrict
    overview = nil
  }

  /// Takes what a run showed.
  public init(_ overview: Overview) {
    var places: [String: Int] = [:]
    var groups: [(subject: String, cases: [CaseResult])] = []
    for result in overview.cases {
      let place = places[result.id.subject] ?? groups.count
      if place == groups.count {
        places[result.id.subject] = place
        groups.append((result.id.subject, []))
      }
      groups[place].cases.append(result)
    }
    subjects = groups.map { group in
      SubjectResult(
        group.subject, group.cases,
        errors: overview.errors.filter { $0.subject == group.subject }.map(\.error))
    }
    findings = ReportedFindings(in: overview.cases)
    profile = overview.cases.first.flatMap { Profile(rawValue: $0.header.profile) } ?? .iOS18
    isStrict = overview.isStrict
    self.overview = overview
  }

  /// How many cases there are of all subjects, and what became of them.
  public var counts: CaseCounts { CaseCounts(of: subjects.flatMap(\.cases)) }
}
