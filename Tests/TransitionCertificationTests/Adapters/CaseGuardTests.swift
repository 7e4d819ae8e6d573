import ConformanceTesting
import Foundation
import Testing
import UnrulySubjects

/// Cases that are played in the process of the tests itself, as debuggers want it.
@Suite("Cases in the process of the tests") struct CaseGuardTests {
  @Test(
    "are named where they end it, and their end is never a success",
    arguments: [Misdeed.trap, .exit, .abort, .recurse, .none])
  func named(misdeed: Misdeed) throws {
    let trial = try GuardTrial.run(misdeed)

    let note =
      "error: \(misdeed.id) \(Misdeed.scenario) was under way when the process of the tests ended\n"
    #expect(trial.output.contains(note) == (misdeed != .none), "\(trial.output)")
    #expect(trial.succeeded == (misdeed == .none))
  }
}

/// What such a process does: nothing unless it is asked for a misdeed.
@Suite("A trial in a process of its own") @MainActor struct GuardTrial {
  private nonisolated static let variable = "CONFORM_TRIAL"
  private nonisolated static let asked = ProcessInfo.processInfo.environment[variable]

  @Test("certifies whom it is asked for", .enabled(if: asked != nil))
  func certify() throws {
    let misdeed = try #require(Self.asked.flatMap(Misdeed.init))
    expectConformance(of: misdeed.subject)
  }

  /// Runs the tests once more, of which this one alone, with all in their process.
  nonisolated static func run(
    _ misdeed: Misdeed
  ) throws -> (succeeded: Bool, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Bundle.main.executablePath))
    process.arguments = ["--testing-library", "swift-testing", "--filter", "GuardTrial"]
    // What the runtime tells of a crash takes seconds, and is not looked at.
    process.environment = ProcessInfo.processInfo.environment.merging([
      variable: misdeed.rawValue, "CONFORM_IN_PROCESS": "1", "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let succeeded = process.terminationReason == .exit && process.terminationStatus == 0
    return (succeeded, String(decoding: printed, as: UTF8.self))
  }
}
