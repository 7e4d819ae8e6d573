import Foundation
import Testing

/// Runs whose cases are divided among workers.
@Suite("Workers") struct WorkerTests {
  private let conform = BuiltCommand(directory: Workshop.repository)

  @Test("tell the same bytes, however many there are", arguments: 2...3)
  func sameBytes(count: Int) async throws {
    let call = ["run", "seed/flip-horizontal", "faulty/fold-with-animated-push", "--all"]
    let one = try await conform.run(call + ["--workers", "1"])
    let several = try await conform.run(call + ["--workers", "\(count)"])

    #expect(one.output.contains("\n  seed/flip-horizontal"))
    #expect(several.output == one.output)
    #expect(several.status == one.status && one.status == 1)
    #expect(several.problems == one.problems)
  }

  @Test("lose the case that they are at when they are ended, which is named; no other")
  func ended() async throws {
    // One that was ended when it had nothing to do any more has lost nothing.
    var outcome = try await outcomeWithoutWorker()
    for _ in 0..<8 where outcome.status == 0 { outcome = try await outcomeWithoutWorker() }

    #expect(outcome.status == 4)
    #expect(outcome.output.contains("1 incomplete"))
    #expect(
      outcome.output.contains(
        /\nincomplete seed\/\S+ \S+: undecidable: its process answered with no trace: its worker was ended\n/
      ), "\(outcome.output)")
  }

  /// What comes of a run of which a worker is ended, as soon as there is one.
  private func outcomeWithoutWorker() async throws -> BuiltCommand.Outcome {
    let mark = MarkedProcess()
    var conform = conform
    conform.environment[mark.name] = mark.value
    let call = ["run", "seed/fade", "--workers", "2"]
    return try await conform.run(call) { await mark.endOne(MarkedProcess.isWorker) }.outcome
  }

  @Test("cannot be any number", arguments: ["0", "65", "many"])
  func counts(count: String) async throws {
    let outcome = try await conform("run", "seed/fade", "--workers", count)

    #expect(outcome.status == 2)
    #expect(
      outcome.problems == "error: expected a number from 1 to 64 for --workers, found '\(count)'\n")
  }
}
