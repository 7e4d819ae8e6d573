import Foundation
import Testing
import TransitionCertification

@testable import ConformCommand
@testable import conform

/// Random walks and random traces: they end well, and one that does not is told with its seed.
@MainActor @Suite("Soaking", .serialized) struct SoakTests {
  @Test("random walks over small hierarchies come to rest, and say so")
  func walks() async throws {
    let outcome = try await BuiltCommand(directory: "/")(
      "soak", "walks", "--count", "100", "--seed", "300")

    #expect(outcome.status == 0)
    #expect(outcome.output == "100 walks of 30 steps from seed 300: all came to rest\n")
  }

  @Test("both judges agree on random traces, and the command counts what they found")
  func rules() async throws {
    let outcome = try await BuiltCommand(directory: "/")(
      "soak", "rules", "--count", "6", "--seed", "5")

    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.last == "6 traces from seed 5: both judges agree on all")
    #expect(lines.count == RuleCatalogue.all.count + 1)
    #expect(!lines.contains("       0  appearance-will-did-paired"))
  }

  @Test("the trace of a seed is printed as one that can be read")
  func shownTrace() async throws {
    let outcome = try await BuiltCommand(directory: "/")("soak", "rules", "--show", "--seed", "5")

    #expect(outcome.status == 0)
    #expect(try Trace(parsing: outcome.output) == TraceSource.invented.thrown(5).trace)
  }

  @Test("recorded traces are changed, and what is thrown can be read and thrown again")
  func changedTraces() async throws {
    let folder = Workshop.repository + "/traces/rules"
    let command = BuiltCommand(directory: "/")

    let outcome = try await command(
      "soak", "rules", "--changing", folder, "--count", "6", "--seed", "5")
    let shown = try await command(
      "soak", "rules", "--changing", folder, "--show", "--seed", "5")
    let again = try await command(
      "soak", "rules", "--changing", folder, "--show", "--seed", "5")

    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("6 traces from seed 5: both judges agree on all\n"))
    #expect(try Trace(parsing: shown.output).flaw == nil)
    #expect(shown.output == again.output)
  }

  @Test(
    "a proof whose process is ended names the seeds that it was at, and is none",
    arguments: ["walks", "rules"])
  func ended(proof: String) async throws {
    let mark = MarkedProcess()
    let conform = BuiltCommand(directory: "/", environment: [mark.name: mark.value])
    let (outcome, isKilled) = try await conform.run(["soak", proof, "--count", "1000000"]) {
      await mark.endOne(after: .milliseconds(500)) { mark.generations[$0] == 1 }
    }

    #expect(isKilled)
    #expect(outcome.status == 4)
    #expect(outcome.problems.contains("error: the proof did not come to its end, at: "))
    #expect(outcome.problems.contains("conform soak \(proof) --count 1 --seed "))
    #expect(outcome.problems.hasSuffix(": crashed: signal 9 (killed)\n"), "\(outcome.problems)")
  }

  /// Calls a short proof of which nobody reads what it tells, and something else meanwhile, once it waits.
  nonisolated private func outcomeUnread(
    _ mark: MarkedProcess, meanwhile deed: @escaping @Sendable (FullPipe) async -> String
  ) async throws -> (outcome: BuiltCommand.Outcome, told: String) {
    try await Workshop.open { workshop in
      let pipe = try FullPipe(in: workshop.path)
      let conform = BuiltCommand(
        directory: "/", environment: [mark.name: mark.value, "CONFORM_CASE_SECONDS": "1"],
        outputPath: pipe.path, isIdle: true)
      let call = ["soak", "rules", "--count", "3", "--seed", "5"]
      let (outcome, told) = try await conform.run(call) { await deed(pipe) }
      // What it tells may come while the pipe is drained, too.
      return (outcome, told + pipe.drain())
    }
  }

  @Test("a proof may wait for who reads what it tells, longer than a seed may do nothing")
  func unread() async throws {
    let (outcome, told) = try await outcomeUnread(MarkedProcess()) { pipe in
      try? await Task.sleep(for: .seconds(5))
      return pipe.drain()
    }

    #expect(outcome.status == 0, "\(outcome.problems)")
    #expect(told.hasSuffix("\n3 traces from seed 5: both judges agree on all\n"))
  }

  @Test("a proof whose process is ended behind all seeds names the last one")
  func endedBehindSeeds() async throws {
    let mark = MarkedProcess()
    let (outcome, _) = try await outcomeUnread(mark) { _ in
      // It sleeps where it waits for its reader, and never before.
      _ = await mark.endOne(after: .seconds(1)) { id in
        mark.generations[id] == 1 && MarkedProcess.isAsleep(id)
      }
      return ""
    }

    #expect(outcome.status == 4)
    #expect(
      outcome.problems
        == "error: the proof did not come to its end, behind seed 7: crashed: signal 9 (killed)\n")
  }

  @Test("no thread is started for the traces of the faulty, since the proof forks the process")
  func oneThread() async throws {
    let mark = MarkedProcess()
    let conform = BuiltCommand(
      directory: "/", environment: [mark.name: mark.value, "CONFORM_JOBS": "2"])
    let call = ["soak", "rules", "--changing", "\(Workshop.repository)/traces/rules", "--faulty"]
    let (_, threads) = try await conform.run(call) {
      // Cases are played as soon as there is a worker that forks.
      while !mark.generations.values.contains(2), !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(10))
      }
      let command = mark.generations.first { $0.value == 0 }?.key ?? 0
      let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(command)/task")
      _ = await mark.endOne { $0 == command }
      return threads?.count
    }

    #expect(threads == 1)
    #expect(await mark.areGone())
  }

  @Test("a seed always gives the same walk")
  func reproducible() {
    let steps = (0..<2).map { _ in
      let walk = Walk(seed: 11, host: makeSceneHost())
      for place in 0..<WalkSoak.stepsPerWalk { walk.step(place) }
      return walk.steps
    }

    #expect(steps[0] == steps[1])
    #expect(Set(steps[0]).count > 5)
  }

  @Test("every step is taken in some walk: fingers, keyboards, alerts, turns and the dark come in")
  func everyStep() {
    var taken: Set<String> = []
    for seed in UInt64(300)..<330 {
      let walk = Walk(seed: seed, host: makeSceneHost())
      for place in 0..<WalkSoak.stepsPerWalk { walk.step(place) }
      taken.formUnion(walk.steps.map { String($0.prefix { $0.isLetter }) })
    }

    #expect(WalkStep.allCases.map { "\($0)" }.filter { !taken.contains($0) } == [])
  }

  @Test("a controller that hears things at the wrong time complains, also when it is released")
  func complaints() {
    let log = WalkLog()
    do {
      let controller = WalkController("c1", log)
      controller.viewDidAppear(false)
      controller.viewWillAppear(false)
      controller.complainAtRest()
    }

    #expect(
      log.complaints == [
        "c1 went from gone to seen", "c1 went from seen to appearing",
        "c1 is appearing, its view out of the window", "c1 was released while appearing",
      ])
  }
}
