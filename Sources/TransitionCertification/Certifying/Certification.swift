/// Runs a subject through every scenario that it can be driven through, and says what it deserves.
///
/// It runs in process, at once, on virtual time. Nothing can be left out.
@MainActor public struct Certification {
  private let subject: Subject
  private let waivers: [Waiver]
  private let today: PlainDate
  private let references: ReferenceBook
  private let record: CaseRecorder

  /// Prepares a certification; what the system does is run once for all of a process.
  ///
  /// - Parameters:
  ///   - subject: The transition under test.
  ///   - waivers: What is borne with for a while; one that is malformed, expired, repeated or needless is
  ///     an error.
  ///   - profile: The release that the host behaves like.
  ///   - today: The day on which waivers are to count.
  public init(
    of subject: Subject, waivers: [Waiver] = [], profile: Profile = .iOS18,
    on today: PlainDate = .today
  ) {
    self.init(
      of: subject, waivers: waivers, references: Self.references(profile), on: today)
  }

  private static var books: [Profile: ReferenceBook] = [:]

  /// What the system does, which is the same for all who are certified in this process.
  package static func references(_ profile: Profile) -> ReferenceBook {
    if let book = books[profile] { return book }
    let book = ReferenceBook(profile: profile)
    books[profile] = book
    return book
  }

  /// Prepares a certification that shares the system's traces with others.
  ///
  /// - Parameters:
  ///   - subject: The transition under test.
  ///   - waivers: What is borne with for a while.
  ///   - references: What the system does.
  ///   - today: The day on which waivers are to count.
  ///   - record: Runs a case; in this process unless told otherwise.
  public init(
    of subject: Subject, waivers: [Waiver] = [], references: ReferenceBook,
    on today: PlainDate = .today, record: @escaping CaseRecorder = Recording.inProcess
  ) {
    self.subject = subject
    self.waivers = waivers
    self.references = references
    self.today = today
    self.record = record
  }

  /// Runs and judges everything.
  public func run() -> Report {
    let runner = CaseRunner(
      references: references, waivers: waivers, on: today, record: record)
    var cases: [CaseResult] = []
    var notApplicable: [NotApplicable] = []
    for scenario in ScenarioCatalogue.all {
      switch scenario.applicability(to: subject) {
      case .applies:
        cases.append(runner.run(subject, in: scenario))
      case .notApplicable(let reason):
        notApplicable.append(NotApplicable(scenario: scenario.id, reason: reason))
      }
    }
    return Report(
      of: subject, profile: references.profile, cases: cases, notApplicable: notApplicable,
      waiverErrors: runner.waiverErrors)
  }
}
