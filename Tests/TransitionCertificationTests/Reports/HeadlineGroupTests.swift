import Testing
import TransitionCertification

/// How the headlines of one rule are told together.
@Suite("Headlines by rule", .serialized) @MainActor struct HeadlineGroupTests {
  @Test("further cases are named once, without the subject, and counted beyond five")
  func others() throws {
    let today = try #require(PlainDate("2026-06-01"))
    let report = Certification(ofSample: .sampleTabs(.neverCompletes), on: today).run()

    let group = try #require(HeadlineGroup.groups(of: report.headlines).first)

    let cases = Set(report.headlines.filter { $0.rule == group.first.rule }.map(\.caseID))
    #expect(Set(group.others) == cases.subtracting([group.first.caseID]))
    #expect(group.others.count == cases.count - 1)
    let tail = try #require(group.text.split(separator: "and in ").last)
    #expect(tail.hasPrefix("\(group.others[0].scenario), "))
    #expect(!tail.contains("Sample."))
    #expect(tail.hasSuffix("and \(group.others.count - 5) more\n"))
  }
}
