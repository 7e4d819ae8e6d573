import ConformanceXCTest
import FailingFades
import Foundation
import Thoroughness
import XCTest

/// What the adapter for XCTest reports.
final class AssertConformsTests: XCTestCase {
  /// The failures that a test brings about on purpose; none while failures count.
  private var expected: [String]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected isExpected: Bool
  ) {
    guard expected == nil else {
      expected?.append(description)
      return
    }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: isExpected)
  }

  func testASubjectThatIsRightPasses() {
    XCTAssertConforms(.sampleTabs())
  }

  @MainActor func testASubjectThatIsRightPassesInAnAsynchronousTest() async {
    await XCTAssertConforms(.sampleTabs())
  }

  func testASubjectThatIsRightPassesFromAMethodOnTheMainActor() {
    MainActor.assumeIsolated { assertOnTheMainActor() }
  }

  func testASubjectThatIsRefusedFailsOnceAHeadlineWithRuleWitnessAndRemedy() {
    let failures = failures { XCTAssertConforms(.sampleTabs(.completesTwice)) }

    XCTAssertEqual(failures.count, 1)
    for part in [
      "Sample.completesTwice: refused: MUST completion-at-most-once (",
      "t1.completeTransition(true)", "  remedy: ",
      "  not written: Sample.completesTwice.completion-at-most-once.trace, ",
      "Sample.completesTwice.report.txt, for CONFORM_OUTPUT names no folder",
    ] {
      XCTAssertTrue(failures.first?.contains(part) == true, part)
    }
  }

  func testTraceFigureAndReportAreWrittenIntoTheFolderThatTheEnvironmentNames() throws {
    let folder = NSTemporaryDirectory() + "output-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let failures = failures(writingInto: folder + "/new") {
      XCTAssertConforms(.sampleTabs(.completesTwice))
    }

    let names = ["completion-at-most-once.svg", "completion-at-most-once.trace", "report.txt"]
      .map { "Sample.completesTwice.\($0)" }
    let written = try FileManager.default.contentsOfDirectory(atPath: folder + "/new")
    XCTAssertEqual(written.sorted(), names)
    for name in names {
      XCTAssertTrue(failures.first?.contains("\n  written  \(folder)/new/\(name)") == true, name)
    }
    let figure = try String(contentsOfFile: "\(folder)/new/\(names[0])", encoding: .utf8)
    XCTAssertTrue(figure.hasPrefix("<svg ") && figure.contains(" marked\">"))
  }

  func testAFailureSaysWhyItsFilesAreNotWritten() throws {
    // One that is there: the process that plays the cases comes as far as the call, and would leave what it makes.
    let file = "/dev/null"

    let failures = failures(writingInto: file) {
      XCTAssertConforms(.sampleTabs(.completesTwice))
    }

    let reason = "  not written: \(file): the folder cannot be made"
    XCTAssertTrue(failures.first?.contains(reason) == true, failures.first ?? "")
  }

  func testBeginnersMistakesAreToldInFewLinesWithTheCauseFirst() {
    // What is told is the same in both frameworks, and of each of them in the other one's tests.
    let all = FailingFade.Mistake.allCases
    for mistake in Thoroughness.choose([all[0]], exhaustive: all) {
      let failures = failures { XCTAssertConforms(mistake.subject) }

      let name = "FadeKit.\(mistake): refused: MUST \(mistake.rule) ("
      XCTAssertTrue(failures.first?.contains(name) == true, failures.first ?? "")
      XCTAssertTrue(failures.first?.contains("\n  remedy: ") == true)
      let lines = failures.joined(separator: "\n").split(separator: "\n")
      XCTAssertLessThan(lines.count, 60, "\(mistake)")
    }
  }

  func testAnotherThreadIsToldThatNothingWasRun() {
    let isOver = expectation(description: "the thread is over")
    let told = failures {
      Thread.detachNewThread {
        XCTAssertConforms(.sampleTabs())
        isOver.fulfill()
      }
      wait(for: [isOver], timeout: 10)
    }

    XCTAssertEqual(told.count, 1)
    XCTAssertTrue(told.first?.contains("Sample.none was not run: ") == true)
  }

  func testACompletionByATaskOfTheMainActorIsHeardAfterVirtualTimeIsOver() throws {
    let failures = failures { XCTAssertConforms(.byTask) }

    let issue = try XCTUnwrap(failures.first { $0.contains("Sample.task: refused: unsettled (") })
    let sign = "completeTransition came after virtual time was over (tasks and threads "
    XCTAssertTrue(issue.contains(sign), issue)
  }

  /// What fails while something runs.
  ///
  /// - Parameter folder: What `CONFORM_OUTPUT` names meanwhile.
  private func failures(writingInto folder: String? = nil, _ run: () -> Void) -> [String] {
    if let folder { setenv("CONFORM_OUTPUT", folder, 1) }
    defer { unsetenv("CONFORM_OUTPUT") }
    expected = []
    run()
    defer { expected = nil }
    return expected ?? []
  }
}

/// What a method on the main actor calls, which XCTest runs on Apple's systems only.
@MainActor private func assertOnTheMainActor() { XCTAssertConforms(.sampleTabs()) }

extension Subject {
  /// Tabs that a task of the main actor completes.
  fileprivate static let byTask = Subject.tabs("Sample.task") { TaskTabs() }
}

private final class TaskTabs: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OutsideAnimator(.task) }
}
