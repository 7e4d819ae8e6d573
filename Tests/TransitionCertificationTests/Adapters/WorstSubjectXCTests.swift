import CaseProcesses
import ConformanceXCTest
import Thoroughness
import UnrulySubjects
import XCTest

/// Subjects that would bring the run of the tests to its end, in XCTest.
final class WorstSubjectXCTests: XCTestCase {
  func testWorstSubjectsLoseOneCaseEachWhichSaysWhatEndedIt() {
    MainActor.assumeIsolated { certifyAll() }
  }

  @MainActor func testATrapInAnAsynchronousTestLosesOneCase() async {
    let report = Self.report(of: .trap, at: #filePath, #line)
    XCTAssertEqual(WorstSubjects.complaints(about: report, .trap, "crashed: signal 4"), [])
  }
}

/// Certifies them by the same call, of which few are enough: the other framework asks for the same processes.
@MainActor private func certifyAll() {
  let sample = WorstSubjects.all.filter { [.none, .trap, .exit].contains($0.misdeed) }
  for (misdeed, words) in Thoroughness.choose(sample, exhaustive: WorstSubjects.all) {
    let report = WorstSubjectXCTests.report(of: misdeed, at: #filePath, #line)
    XCTAssertEqual(WorstSubjects.complaints(about: report, misdeed, words), [])
  }
}

extension WorstSubjectXCTests {
  @MainActor fileprivate static func report(
    of misdeed: Misdeed, at file: StaticString, _ line: UInt
  ) -> Report {
    let call = TestCall(at: file, line)
    XCTAssertNotNil(call)
    return TestCertification(
      of: misdeed.subject, waivers: [], call: call, environment: WorstSubjects.environment
    ).run().report
  }
}
