import ConformanceReports
import Foundation
import PublishedForms
import Testing

@testable import TransitionCertification

/// What code hosts read of static analysis.
@Suite("SARIF", .serialized) @MainActor struct SARIFTests {
  private func run(_ publication: Publication) throws -> [String: Any] {
    let text = SARIFLog(publication).text
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ publication: Publication) throws -> [[String: Any]] {
    try #require(run(publication)["results"] as? [[String: Any]])
  }

  @Test("each rule is described, and a result names its own by its place")
  func rules() throws {
    let run = try run(SamplePublication.refused())
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)

    #expect(rules.count == RuleCatalogue.all.count + 7)
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
    #expect(rules[index]["id"] as? String == "completion-eventually")
    #expect(result["ruleId"] as? String == "completion-eventually")
    #expect(result["level"] as? String == "error")
    #expect(result["occurrenceCount"] as? Int == 1)
  }

  @Test("what proves a finding is its steps, and its cases are places by name")
  func steps() throws {
    let result = try #require(results(SamplePublication.refused()).first)
    let flow = (result["codeFlows"] as? [[String: Any]])?.first
    let thread = (flow?["threadFlows"] as? [[String: Any]])?.first
    let steps = try #require(thread?["locations"] as? [[String: Any]])
    let first = steps.first?["location"] as? [String: Any]
    let words = (first?["message"] as? [String: Any])?["text"] as? String
    let place = ((result["locations"] as? [[String: Any]])?.first?["logicalLocations"])
      .flatMap { $0 as? [[String: Any]] }?.first

    #expect(words?.hasPrefix("line ") == true)
    #expect(place?["fullyQualifiedName"] as? String == "sample/silent modal/full-screen/present")
  }

  @Test("where a subject stands in sources is where its results are")
  func places() throws {
    let publication = Publication(
      certifying: [SamplePublication.report(SampleRun.silent)],
      places: ["sample/silent": SourcePlace(file: "Sources/My Kit/Fade.swift", line: 12)])
    let location = try #require(
      (results(publication).first?["locations"] as? [[String: Any]])?.first)
    let place = location["physicalLocation"] as? [String: Any]

    #expect(
      (place?["artifactLocation"] as? [String: Any])?["uri"] as? String
        == "Sources/My%20Kit/Fade.swift")
    #expect((place?["region"] as? [String: Any])?["startLine"] as? Int == 12)
  }

  @Test("each form for people and hosts tells what no cause tells, goldens before all others")
  func failures() throws {
    let publication = SamplePublication.run
    let messages = publication.others.map(\.failure.message)

    #expect(publication.others.first?.failure.case == "system \(SampleRun.scenarios[0])")
    #expect(publication.others.dropFirst().map(\.failure) == publication.failures)
    #expect(try results(publication).count == messages.count)
    #expect(Annotations(publication).text.split(separator: "\n").count == min(messages.count, 10))
  }

  @Test("what a waiver covers is suppressed, and stays among the results")
  func waived() throws {
    let waiver = Waiver(
      cases: "sample/silent *", reason: "known", link: "https://example.org", owner: "team",
      expiry: "2026-12-31")
    let report = SamplePublication.report(SampleRun.silent, waivers: [waiver])
    let result = try #require(results(Publication(certifying: [report])).first)
    let suppression = try #require((result["suppressions"] as? [[String: Any]])?.first)

    #expect(suppression["kind"] as? String == "external")
    #expect(suppression["justification"] as? String == "known")
  }

  @Test("a case that could not be judged is told of the call, which did not succeed")
  func incomplete() throws {
    let lost = Report(
      of: SampleRun.silent, profile: .iOS18,
      cases: [SampleRun.lost(.ended(ProcessEnd(.signal(11))))], notApplicable: [],
      waiverErrors: [])
    let run = try run(Publication(certifying: [lost]))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)

    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  @Test("goldens, facts and faults are results with rules of their own")
  func others() throws {
    #expect(
      try results(SamplePublication.run).map { $0["ruleId"] as? String } == ["golden"])
    #expect(
      try results(SamplePublication.selftest).map { $0["ruleId"] as? String } == ["fault"])
  }

  @Test("each log is as the standard's schema says")
  func schema() throws {
    let schema = try JSONSchema.sarif()
    for (name, publication) in SamplePublication.all {
      let log = try JSONSerialization.jsonObject(with: Data(SARIFLog(publication).text.utf8))

      #expect(schema.flaws(in: log) == [], "\(name)")
    }
  }
}
