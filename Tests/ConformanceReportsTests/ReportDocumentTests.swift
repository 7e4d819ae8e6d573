import ConformanceReports
import Foundation
import Testing

@testable import TransitionCertification

/// What machines read of a certification.
@Suite("The document of a certification", .serialized) @MainActor struct ReportDocumentTests {
  private func document(_ cases: [CaseResult]) throws -> [String: Any] {
    let report = Report(
      of: SampleRun.silent, profile: .iOS18, cases: cases, notApplicable: [], waiverErrors: [])
    let object = try JSONSerialization.jsonObject(with: Data(report.document.text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("a case of which nothing can be said is named, with the reason")
  func incomplete() throws {
    let document = try document([SampleRun.lost(.ended(ProcessEnd(.signal(11))))])

    #expect(document["verdict"] as? String == "incomplete")
    #expect(
      document["incomplete"] as? [[String: String]] == [
        [
          "case": "sample/silent modal/full-screen/present",
          "reason": "crashed: signal 11 (segmentation fault)",
        ]
      ])
  }

  @Test("where a breach outweighs them, cases without an end are named all the same")
  func refused() throws {
    let document = try document(SampleRun.results(SampleRun.silent))

    #expect(document["verdict"] as? String == "refused")
    #expect((document["incomplete"] as? [Any])?.isEmpty == false)
  }

  @Test("where every case ran to its end, nothing is said of it")
  func complete() throws {
    #expect(try document([])["incomplete"] == nil)
  }
}
