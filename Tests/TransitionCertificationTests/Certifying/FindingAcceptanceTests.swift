import Testing
import TransitionCertification

/// What is found today is accepted, and only what is new counts from then on.
@Suite("Accepting findings", .serialized) @MainActor struct FindingAcceptanceTests {
  private let today: PlainDate
  private let subject = Subject.sampleTabs(.lies)
  private let references = SampleRuns.references

  init() throws {
    today = try #require(PlainDate("2026-06-01"))
  }

  /// Certifies the subject, and accepts what is found beside what stands in the list.
  private func accept(
    _ known: [Waiver] = [], on day: String = "2026-06-01", until expiry: String? = nil,
    among subjects: [String]? = nil
  ) throws -> (report: Report, list: [Waiver], acceptance: FindingAcceptance) {
    let day = try #require(PlainDate(day))
    var acceptance = FindingAcceptance(
      renewing: known, until: try expiry.map { try #require(PlainDate($0)) }, among: subjects,
      on: day)
    let found = Certification(
      ofSample: subject, waivers: acceptance.written, on: day
    ).run()
    let report = acceptance.accept(
      found, of: subject, beside: acceptance.written, references: references)
    return (report, acceptance.waivers, acceptance)
  }

  private func report(_ waivers: [Waiver], on day: PlainDate? = nil) -> Report {
    Certification(ofSample: subject, waivers: waivers, on: day ?? today).run()
  }

  @Test("a refused subject is conditional with what was accepted, as a run of it says too")
  func accepted() throws {
    let (accepted, list, acceptance) = try accept()

    #expect(report([]).verdict == .refused)
    #expect(accepted.verdict == .conditional)
    #expect(accepted.summary == report(list).summary)
    #expect(list.count == acceptance.newCount && !list.isEmpty)
    #expect(list.allSatisfy { $0.accepted == "2026-06-01" && $0.expiry == "2026-08-30" })
  }

  @Test("each finding has its own waiver: without any one of them the subject is refused")
  func onlyNew() throws {
    let list = try accept().list

    for index in [0, list.count / 2, list.count - 1] {
      var others = list
      others.remove(at: index)
      #expect(report(others).verdict == .refused)
      #expect(report(others).errors == [])
    }
  }

  @Test("what is accepted is over after its last day, and is renewed by accepting it again")
  func renewed() throws {
    let list = try accept().list
    let late = try #require(PlainDate("2026-08-31"))
    #expect(report(list, on: late).verdict == .refused)

    let renewed = try accept(list, on: "2026-08-31")

    #expect(renewed.report.verdict == .conditional)
    #expect(renewed.acceptance.newCount == 0)
    #expect(renewed.list.map(\.accepted) == list.map(\.accepted))
    #expect(renewed.list.allSatisfy { $0.expiry == "2026-11-29" })
  }

  @Test("the same findings give the same list, on a later day too, unless a day is named")
  func same() throws {
    let list = try accept().list

    #expect(try accept(list, on: "2026-07-01").list == list)
    let until = try accept(list, on: "2026-07-01", until: "2027-01-01").list
    #expect(until.allSatisfy { $0.expiry == "2027-01-01" })
  }

  @Test("what people wrote stays and counts first, and so do their words in what was accepted")
  func words() throws {
    var known = try accept().list
    known[1].reason = "known since spring"
    known[1].link = "https://example.org/7"
    let other = Waiver(
      cases: "=Other =modal", reason: "r", link: nil, owner: nil, expiry: "2020-01-01",
      accepted: "2019-01-01")
    let written = Waiver(
      rule: known[0].rule, cases: known[0].cases, reason: "by hand", link: "https://example.org",
      owner: "team", expiry: "2026-12-31")
    let gone = known.removeFirst()

    let (report, list, acceptance) = try accept([other, gone] + known.reversed() + [written])

    #expect(report.verdict == .conditional)
    let kept = (known + [other]).sorted { ($0.cases ?? "") < ($1.cases ?? "") }
    #expect(list == [written] + kept)
    #expect(acceptance.gone == [gone])
  }

  @Test(
    "what was accepted of a subject that is no more is gone; what is of one that is left out stays")
  func otherSubjects() throws {
    let others = ["=Gone =modal", "=Other =modal"].map { cases in
      Waiver(
        cases: cases, reason: "r", link: nil, owner: nil, expiry: "2030-01-01",
        accepted: "2019-01-01")
    }

    let (_, list, acceptance) = try accept(others, among: [subject.id, "Other"])

    #expect(acceptance.gone == [others[0]])
    #expect(list.contains(others[1]))
  }

  @Test("what was accepted in a case that is lost stays, since nobody knows whether it is found")
  func lostCase() throws {
    let list = try accept().list
    let lost = Certification(
      of: subject, waivers: [], references: references, on: today,
      record: { _, _, _ in .lost(.hung(seconds: 1)) }
    ).run()
    var acceptance = FindingAcceptance(renewing: list, until: nil, on: today)

    let report = acceptance.accept(lost, of: subject, beside: [], references: references)

    #expect(report.verdict == .incomplete)
    #expect(acceptance.gone == [] && acceptance.waivers == list)
  }

  @Test("a needless clause is not accepted, and is told all the same")
  func rest() throws {
    var contract = SubjectContract()
    contract.coversStatusBar = true
    let subject = Subject.sampleTabs(.lies, contract: contract)
    var acceptance = FindingAcceptance(renewing: [], until: nil, on: today)
    let found = Certification(ofSample: subject, on: today).run()

    let report = acceptance.accept(found, of: subject, beside: [], references: references)

    #expect(report.headlines.allSatisfy { $0.isWaived })
    #expect(report.verdict == .conditional)
    #expect(report.errors.contains(.needlessClause(.coversStatusBar)))
  }
}
