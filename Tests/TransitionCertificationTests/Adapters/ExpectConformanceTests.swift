import ConformanceTesting
import Testing

/// What the adapter for Swift Testing records.
@Suite("Expecting conformance", .serialized) @MainActor struct ExpectConformanceTests {
  @Test("a subject that is right records nothing")
  func passes() {
    let report = expectConformance(of: .sampleTabs())

    #expect(report.verdict == .certified)
  }

  @Test("a subject that is refused records one issue with rule, witness and remedy")
  func records() {
    let parts = [
      "Sample.completesTwice: refused\n", "MUST completion-at-most-once\n", "  line ",
      "t1.completeTransition(true)", "  remedy: ",
    ]

    withKnownIssue {
      expectConformance(of: .sampleTabs(.completesTwice))
    } matching: { issue in
      let comment = issue.comments.map(\.rawValue).joined()
      return issue.comments.count == 1 && parts.allSatisfy(comment.contains)
    }
  }

  @Test("the message of an issue has at most 64 KiB")
  func limit() {
    let message = Certification(of: .sampleTabs(.lies)).run().failureMessage

    #expect(message.utf8.count <= 64 * 1024)
  }
}
