import ConformanceTesting
import FailingFades
import Synchronization
import Testing

/// What the adapter for Swift Testing records.
@Suite("Expecting conformance", .serialized) @MainActor struct ExpectConformanceTests {
  @Test("a subject that is right records nothing")
  func passes() {
    let report = expectConformance(of: .sampleTabs())

    #expect(report.verdict == .certified)
  }

  @Test("a subject that is refused records an issue a headline, each told whole in its first line")
  func records() {
    let report = Certification(of: .sampleTabs(.leavesViewOut)).run()
    let comments = Comments()

    withKnownIssue {
      expectConformance(of: .sampleTabs(.leavesViewOut))
    } matching: { issue in
      comments.texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return issue.comments.count == 1
    }

    let recorded = comments.texts.withLock(\.self)
    #expect(recorded.count > 1)
    #expect(recorded.map(\.firstLine) == report.issues.map(\.firstLine))
    for (comment, issue) in zip(recorded, report.issues) {
      let names = issue.evidence.map(\.name) + [report.evidence.name]
      // What did not come to rest is no breach, and has no remedy of its own.
      #expect(comment.contains("  remedy: ") || issue.firstLine.contains(": unsettled ("))
      #expect(comment.hasSuffix("\n  attached \(names.joined(separator: ", "))"))
    }
  }

  @Test(
    "beginners' mistakes are told in few lines, the cause first",
    arguments: FailingFade.Mistake.allCases.sampled(1))
  func fades(mistake: FailingFade.Mistake) throws {
    let comments = Comments()
    withKnownIssue {
      expectConformance(of: mistake.subject)
    } matching: { issue in
      comments.texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }

    let recorded = comments.texts.withLock(\.self)
    let first = try #require(recorded.first)
    #expect(first.hasPrefix("FadeKit.\(mistake): refused: MUST \(mistake.rule) ("))
    #expect(first.contains("\n  remedy: "))
    #expect(recorded.joined(separator: "\n").split(separator: "\n").count < 60)
  }
}

extension FailingFade.Mistake {
  /// The rule against it, which is to speak first.
  var rule: RuleID {
    switch self {
    case .forgetsCompletionOnCancel: "completion-eventually"
    case .movesPresentersView, .neverAsksForViews: "ownership-presenter-not-stolen"
    }
  }
}

/// What issues say, gathered where they are recorded.
private final class Comments: Sendable {
  let texts = Mutex<[String]>([])
}

extension String {
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
