import CaseProcesses
import Foundation
import XCTest

/// Asserts that a transition keeps UIKit's contract in every scenario.
///
/// A test fails once for each headline, in whose first line all is said. Where the environment's variable
/// `CONFORM_OUTPUT` names a folder, traces, figures and the report are written there, and the failure
/// says where.
///
/// The cases are played in another process of the same tests, which runs the same test up to this call: one that
/// traps, exits, hangs or eats all memory is a failure that names it, and all others run. What stands in front of
/// this call runs there once more, so that it should have no effects outside of the process. A sample of the cases is
/// played again, in another order; one that comes out otherwise then is a failure, too. The environment's variable
/// `CONFORM_IN_PROCESS` keeps all in the process of the tests, for debuggers.
///
/// It is to be called on the main thread, where synchronous test methods run, whether they are on the main
/// actor or on none. On Linux a synchronous method must be on none: XCTest there ends the process over one
/// that says `@MainActor`, before anything of it runs.
///
/// - Parameters:
///   - subject: The transition under test.
///   - waivers: Known breaches that are accepted until they expire; one that covers nothing is a failure too.
///   - file: The file in which a failure is reported.
///   - line: The line at which a failure is reported.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertConforms(
  _ subject: Subject, waivers: [Waiver] = [], file: StaticString = #filePath,
  line: UInt = #line
) {
  guard Thread.isMainThread else {
    return XCTFail(
      "\(subject.id) was not run: XCTAssertConforms is called from another thread than the main one",
      file: file, line: line)
  }
  MainActor.assumeIsolated { fail(certifying: subject, waivers, file, line) }
}

/// Asserts that a transition keeps UIKit's contract in every scenario, from an asynchronous test.
///
/// - Parameters:
///   - subject: The transition under test.
///   - waivers: Known breaches that are accepted until they expire; one that covers nothing is a failure too.
///   - file: The file in which a failure is reported.
///   - line: The line at which a failure is reported.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func XCTAssertConforms(
  _ subject: Subject, waivers: [Waiver] = [], file: StaticString = #filePath,
  line: UInt = #line
) async {
  fail(certifying: subject, waivers, file, line)
}

@MainActor private func fail(
  certifying subject: Subject, _ waivers: [Waiver], _ file: StaticString, _ line: UInt
) {
  let call = TestCall(at: file, line)
  let outcome = TestCertification(of: subject, waivers: waivers, call: call).run()
  for misuse in outcome.misuses { XCTFail(misuse, file: file, line: line) }
  let folder = EvidenceFolder(environment: ProcessInfo.processInfo.environment)
  for issue in outcome.issues {
    let notes = folder.notes(writing: issue.evidence + [outcome.report.evidence])
    XCTFail(issue.message(adding: notes), file: file, line: line)
  }
}
