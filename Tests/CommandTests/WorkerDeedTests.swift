import CaseProcesses
import Foundation
import Testing
import Thoroughness
import TransitionCertification

@testable import ConformCommand

/// Workers that do not do their work, which no subject brings about, and a busy machine may.
@Suite("Workers that fail") struct WorkerDeedTests {
  private static let ended = "undecidable: its process answered with no trace: "
  private static let hung = "hung: its process did not answer for 10 seconds"

  /// What is said of the case that the worker was at.
  private static let deeds: [(name: String, words: String)] = [
    ("kill", ended + "its worker was ended"),
    ("leave", ended + "its worker was ended"),
    ("bequeath", ended + "its worker was ended"),
    ("tear", ended + "its worker was ended"),
    ("forge", ended + "it says '{}'"),
    ("babble", ended + "it says 'all is well'"),
  ]

  /// Those that are waited for.
  private static let slow: [(name: String, words: String)] = [
    ("stop", hung), ("sleep", hung), ("refuse", hung),
  ]

  @Test(
    "lose the case that they are at, which is named; all others run",
    arguments: deeds + Thoroughness.choose(Array(slow.prefix(1)), exhaustive: slow))
  func lost(deed: String, words: String) async throws {
    let outcome = try await call(deed, ["certify", "rash/none", "--json"])
    let report: [String: Any] = try outcome.json()
    let incomplete = report["incomplete"] as? [[String: String]] ?? []

    #expect(outcome.status == 4)
    #expect(report["verdict"] as? String == "incomplete")
    #expect(incomplete.count == 1)
    #expect(incomplete.first?["case"]?.hasPrefix("rash/none segue/") == true)
    let reason = incomplete.first?["reason"] ?? ""
    #expect(reason.hasPrefix(words), "\(reason)")
  }

  /// What is called, and how the line begins that names the case.
  private static let calls: [(words: [String], line: String)] = [
    (["run", "rash/none"], "\nincomplete rash/none segue/"),
    (["certify", "rash/none"], "\nincomplete segue/"),
    (["record", "rash/none", "--traces", "traces"], "error: rash/none segue/"),
    (["show", "rash/none", "segue/present-at-once/cycle"], "error: rash/none segue/"),
  ]

  @Test("end every command with 4, and with a line that names the case", arguments: calls)
  func everyCommand(words: [String], line: String) async throws {
    let outcome = try await call("kill", words)

    #expect(outcome.status == 4)
    let told = outcome.output + outcome.problems
    #expect(told.contains(line) && told.contains("its worker was ended"), "\(told)")
  }

  @Test("are told by whoever tells of all parts of a run, where a part lost a case")
  func parts() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/parts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let part = try await call(
      "kill", ["run", "rash/none", "--shard", "1/1", "--shards", folder])
    let told = try await call("none", ["run", "rash/none", "--shards", folder])

    #expect(part.status == 0 && part.problems == "")
    #expect(told.status == 4)
    #expect(told.output.contains(#/\nincomplete rash/none segue/\S+: undecidable: /#))
  }

  private func call(_ deed: String, _ words: [String]) async throws -> BuiltCommand.Outcome {
    try await Workshop.open { workshop in
      // Where nothing is recorded, no golden is missing.
      let conform = BuiltCommand(
        directory: words.contains("--traces") ? workshop.path : "/",
        environment: [
          "CONFORM_CASE_SECONDS": "1", "UNRULY_WORKER": deed,
          "UNRULY_MARK": workshop.path + "/mark",
        ], name: "conform-unruly", isIdle: Self.slow.contains { $0.name == deed })
      return try await conform.run(words)
    }
  }

  @Test("of an answer counts all or nothing: without its last word there is none") @MainActor
  func wholeAnswers() throws {
    let scenario = try #require(ScenarioCatalogue.scenario("segue/present-at-once/cycle"))
    let presenting = Subject.segue("test/segue", route: .presentUnanimated) {
      id, source, destination in
      UIStoryboardSegue(identifier: id, source: source, destination: destination) {
        source.present(destination, animated: false)
      }
    }
    let subject = try #require(try SubjectRegistry(own: [presenting]).all.last)
    let id = CaseID(subject: subject.id, scenario: scenario.id)
    let bytes = CaseAnswers(lookingAtGoldens: false)
      .answer(KeptTrace(scenario.run(subject.subject)), in: scenario, of: subject)
    for count in (0..<bytes.count).reversed() where count % 97 == 0 || count > bytes.count - 6 {
      var source = ShardBytes(Array(bytes.prefix(count)))
      var reader = CaseAnswerReader()
      #expect(throws: CaseAnswerReader.Failure.self) { try reader.answer(of: id, from: &source) }
    }
    var source = ShardBytes(bytes)
    var reader = CaseAnswerReader()
    #expect(throws: Never.self) { try reader.answer(of: id, from: &source) }
  }
}
