import XCTest

/// Asserts that a transition keeps UIKit's contract in every scenario.
///
/// It is to be called on the main thread, where synchronous tests run.
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
  let message = MainActor.assumeIsolated { failureMessage(of: subject, waivers) }
  report(message, file, line)
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
  report(failureMessage(of: subject, waivers), file, line)
}

@MainActor private func failureMessage(of subject: Subject, _ waivers: [Waiver]) -> String? {
  let report = Certification(of: subject, waivers: waivers).run()
  return report.passes ? nil : report.failureMessage
}

private func report(_ message: String?, _ file: StaticString, _ line: UInt) {
  if let message { XCTFail(message, file: file, line: line) }
}
