import CaseProcesses
import ConformanceTesting
import Foundation
import Synchronization
import Testing
import UnrulySubjects

/// Subjects that would bring the run of the tests to its end, in Swift Testing.
@Suite("The worst subjects in a test", .serialized) @MainActor struct WorstSubjectTests {
  @Test("lose one case each, which says what ended it", arguments: WorstSubjects.tried)
  func loseOneCase(misdeed: Misdeed, words: String?) {
    let outcome = TestCertification(
      of: misdeed.subject, waivers: [], call: TestCall(at: #_sourceLocation),
      environment: WorstSubjects.environment
    ).run()

    #expect(WorstSubjects.complaints(about: outcome.report, misdeed, words) == [])
    #expect(outcome.issues.count == (words == nil ? 0 : 1))
    #expect(outcome.issues.allSatisfy { $0.evidence.isEmpty }, "there is no trace to look at")
  }

  @Test("are told apart by the call, where a test certifies several")
  func severalCalls() throws {
    let first = expectConformance(of: Misdeed.none.subject)
    try #require(first.passes)
    let comments = Mutex<[String]>([])
    withKnownIssue {
      for misdeed in [Misdeed.exit, .trap] { expectConformance(of: misdeed.subject) }
    } matching: { issue in
      comments.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }

    let told = comments.withLock(\.self).map { $0.prefix { !$0.isNewline } }
    #expect(
      told == [
        "rash/exit: incomplete: ended itself with status 0 (1 case)",
        "rash/trap: incomplete: crashed (1 case)",
      ])
  }

  @Test(
    "that keep something between cases, or look at the real clock, are found when cases are played again",
    arguments: [Misdeed.remember, .lookAtClock])
  func unsteady(misdeed: Misdeed) {
    let outcome = TestCertification(
      of: misdeed.subject, waivers: [], call: TestCall(at: #_sourceLocation)
    ).run()

    #expect(outcome.issues.count == 1)
    let line = outcome.issues.first?.firstLine ?? ""
    #expect(line.hasPrefix("\(misdeed.id): incomplete: unsteady ("), "\(line)")
    let details = outcome.issues.first?.details ?? ""
    #expect(details.contains("in two orders, it came out otherwise: line "), "\(details)")
  }

  @Test("that are unsteady are borne with where a waiver says so")
  func waivedUnsteadiness() {
    let waiver = Waiver(
      rule: "unsteady", reason: "known", link: "https://example.org/1", owner: "team",
      expiry: "2999-12-31")
    let outcome = TestCertification(
      of: Misdeed.lookAtClock.subject, waivers: [waiver], call: TestCall(at: #_sourceLocation)
    ).run()

    #expect(outcome.issues.isEmpty)
    #expect(outcome.report.verdict == .conditional)
  }

  @Test("are played in the process of the tests where no other one does it, which is said")
  func fallback() throws {
    let call = try #require(TestCall(at: #_sourceLocation))
    let elsewhere = TestCall(
      test: call.test, place: call.place,
      arguments: ["--testing-library", "swift-testing", "--filter", "^nobody$"])
    let calls: [(TestCall?, [String: String], Fallback?)] = [
      (nil, [:], .noTest), (nil, ["CONFORM_IN_PROCESS": "1"], nil), (elsewhere, [:], .notReached),
      (elsewhere, ["CONFORM_IN_PROCESS": "1"], nil),
    ]
    for (call, environment, expected) in calls {
      let outcome = TestCertification(
        of: Misdeed.none.subject, waivers: [], call: call, environment: environment
      ).run()
      #expect(outcome.fallback == expected)
      #expect(outcome.report.passes)
    }
  }

  @Test("that no style can be asked of lose their cases alone")
  func oddScreen() {
    let outcome = TestCertification(
      of: OddScreen.subject, waivers: [], call: TestCall(at: #_sourceLocation)
    ).run()

    #expect(outcome.issues.count == 1)
    #expect(
      outcome.issues.first?.firstLine.hasPrefix(
        "odd/screen: incomplete: ended itself with status 0 (") == true)
    #expect(outcome.report.cases.allSatisfy { $0.obstacle != nil })
  }

  @Test("are played in the process of the tests where another one does not come to the call")
  func unreached() {
    guard ProcessInfo.processInfo.environment["CONFORM_TEST_CALL"] == nil else { return }
    let report = expectConformance(of: Misdeed.none.subject)

    #expect(report.cases.count > 10)
  }

  @Test("are not given limits that are none")
  func misuse() {
    let outcome = TestCertification(
      of: Misdeed.none.subject, waivers: [], call: TestCall(at: #_sourceLocation),
      environment: ["CONFORM_CASE_SECONDS": "0"]
    ).run()

    #expect(
      outcome.misuses == ["CONFORM_CASE_SECONDS is '0', expected a number from 1 to 3600"])
    #expect(outcome.report.passes)
  }
}
