import AppearanceTrace
import ConformanceRules
import Testing

@testable import TransitionCertification

/// A case as one process hands it to another.
@Suite("The record of a case") struct CaseRecordTests {
  @Test("views with recognizers are noted once each, and handed on without a look at the trace")
  func recognizers() throws {
    let trace = try Trace(
      parsing: """
        trace 2
        scenario modal/full-screen/present
        subject  Sample
        profile  ios-18
        screen   390 844

        cast
          window  window
          host  controller, UIViewController
          host.view  root view of host
          sheet  controller, UIViewController
          sheet.view  root view of sheet

        baseline
          tree       window > host.view
          appeared   host
          recognizers host.view 1

        settled at 0ms
          tree       window > host.view
          appeared   host
          recognizers host.view 2
          recognizers sheet.view 1

        """)
    let judged = JudgedCase(KeptTrace(trace), judgement: Judge().judge(trace))

    let record = try #require(CaseRecord(line: CaseRecord(judged, reference: nil).line))
    let again = try #require(
      record.judged(judged.id, trace: judged.trace.textBytes, reference: nil))

    #expect(judged.notedRecognizers == ["host.view", "sheet.view"])
    #expect(again.notedRecognizers == judged.notedRecognizers)
  }
}
