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
    var conform = conform
    let mark = "CONFORM_TEST_MARK=\(UUID().uuidString)"
    let parts = mark.split(separator: "=").map(String.init)
    conform.environment[parts[0]] = parts[1]
    // One that was ended when it had nothing to do any more has lost nothing.
    var outcome = try await outcome(of: conform, endingOneMarkedBy: mark)
    for _ in 0..<8 where outcome.status == 0 {
      outcome = try await self.outcome(of: conform, endingOneMarkedBy: mark)
    }

    #expect(outcome.status == 4)
    #expect(outcome.output.contains("1 incomplete"))
    #expect(
      outcome.output.contains(
        /\nincomplete seed\/\S+ \S+: undecidable: its process answered with no trace: its worker was ended\n/
      ), "\(outcome.output)")
  }

  private func outcome(
    of conform: BuiltCommand, endingOneMarkedBy mark: String
  ) async throws -> BuiltCommand.Outcome {
    let killer = Task.detached { await Self.endWorker(markedBy: mark) }
    let outcome = try await conform("run", "seed/fade", "--workers", "2")
    _ = await killer.value
    return outcome
  }

  @Test("cannot be any number", arguments: ["0", "65", "many"])
  func counts(count: String) async throws {
    let outcome = try await conform("run", "seed/fade", "--workers", count)

    #expect(outcome.status == 2)
    #expect(
      outcome.problems == "error: expected a number from 1 to 64 for --workers, found '\(count)'\n")
  }

  /// Ends a worker of the process with this variable, as soon as there is one.
  private static func endWorker(markedBy mark: String) async -> Bool {
    for _ in 0..<2000 {
      if let id = workers(markedBy: mark).first { return kill(id, SIGKILL) == 0 }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  private static func workers(markedBy mark: String) -> [pid_t] {
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return ids.compactMap(pid_t.init).filter { id in
      words(of: "/proc/\(id)/cmdline").contains("worker")
        && words(of: "/proc/\(id)/environ").contains(mark)
    }
  }

  /// The words of a file of the system's, each of which ends with a byte of zeros; none where the process is gone
  /// meanwhile.
  private static func words(of path: String) -> [String] {
    let data = try? FileHandle(forReadingAtPath: path)?.readToEnd()
    return (data ?? Data()).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
