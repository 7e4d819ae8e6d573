import TransitionCertification

/// What the samples do and what the system does beside them, run once for all tests of a process.
///
/// A sample is known by its id and its contract, and does the same whenever it is run. What is judged,
/// compared, weighed and told of it is done in each certification anew.
@MainActor enum SampleRuns {
  /// What the system does.
  static let references = ReferenceBook()

  private static var recordings: [CaseID: [JudgedTrace]] = [:]

  /// Runs a case of a sample, or remembers how it went.
  static func record(_ sample: Subject, _ scenario: Scenario, _ profile: Profile) -> Recording {
    let id = CaseID(subject: sample.id, scenario: scenario.id)
    let known = recordings[id]?.first {
      $0.trace.header.contract == sample.contract
        && $0.trace.header.profile == profile.rawValue
    }
    if let known { return .trace(known) }
    let judged = JudgedTrace(scenario.run(sample, profile: profile))
    recordings[id, default: []].append(judged)
    return .trace(judged)
  }
}

extension Certification {
  /// Certifies a sample; what tests of this process have run already is not run again.
  init(
    ofSample sample: Subject, waivers: [Waiver] = [], on today: PlainDate = .today
  ) {
    self.init(
      of: sample, waivers: waivers, references: SampleRuns.references, on: today,
      record: SampleRuns.record)
  }
}
