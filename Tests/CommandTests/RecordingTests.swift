import Foundation
import Testing
import Thoroughness

/// Recording and accepting by the command.
@Suite("Recording and accepting by the command") struct RecordingTests {
  private let golden = Workshop.golden
  private let call = ["record", "system", "modal/full-screen/present"]

  @Test(
    "on a build server nothing is written, whatever is asked",
    arguments: ["CI", "GITHUB_ACTIONS", "JENKINS_URL", "TEAMCITY_VERSION"])
  func buildServer(variable: String) async throws {
    try await Workshop.open { workshop in
      var workshop = workshop
      workshop.conform.environment = [variable: "1"]
      let recording = try await workshop.conform.run(call)
      let accepting = try await workshop.conform("accept")
      let rejecting = try await workshop.conform("reject")

      #expect(recording.status == 3 && accepting.status == 3 && rejecting.status == 3)
      #expect(recording.output == "")
      #expect(
        recording.problems.hasPrefix(
          "error: nothing is written: a build server runs here, says \(variable); "))
      #expect(try workshop.files() == [])
    }
  }

  @Test("a locked folder is not written to")
  func locked() async throws {
    try await Workshop.open { workshop in
      try workshop.write("", to: ".readonly")
      let outcome = try await workshop.conform.run(call)

      #expect(outcome.status == 3)
      #expect(
        outcome.problems == "error: nothing is written: traces/.readonly locks the folder\n")
    }
  }

  @Test("bad usage is said before writing is refused")
  func usageFirst() async throws {
    try await Workshop.open { workshop async throws in
      var workshop = workshop
      workshop.conform.environment = ["CI": "1"]

      #expect(try await workshop.conform("record", "no/such/id").status == 2)
    }
  }

  @Test("recording shows what it wrote and changes no golden; accepting names what it put in place")
  func recordAndAccept() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      let before = try #require(workshop.text(of: golden))
      try workshop.change(golden, "  appeared   sheet\n", "")
      let changed = workshop.text(of: golden)
      let recording = try await workshop.conform.run(call)

      #expect(recording.status == 0)
      #expect(recording.output.contains("recorded traces/\(golden).new\n"))
      #expect(recording.output.contains("+  appeared   sheet\n"))
      #expect(workshop.text(of: golden) == changed)

      let accepting = try await workshop.conform("accept", "system")

      #expect(accepting.status == 0)
      #expect(accepting.output == "accepted traces/\(golden)\n")
      #expect(workshop.text(of: golden) == before)
      #expect(try await workshop.conform("accept").output == "nothing to accept\n")
    }
  }

  @Test("a case that is named is rejected or accepted, and the others go on waiting")
  func oneCase() async throws {
    try await Workshop.open { workshop in
      let reference = Workshop.shared + ".trace"
      let own = "subjects/seed/fade/\(reference).new"
      let call = ["record", "system", "seed/fade", Workshop.shared]
      try #require(try await workshop.conform.run(call).status == 0)
      try #require(try workshop.files() == [reference + ".new", own])
      let unknown = try await workshop.conform("reject", "seed/fade modal/gone")
      let rejecting = try await workshop.conform("reject", "seed/fade \(Workshop.shared)")
      let again = try await workshop.conform("reject", "seed/fade \(Workshop.shared)")

      #expect(unknown.status == 2)
      #expect(unknown.problems.contains("no case with a golden is called 'seed/fade modal/gone'"))
      #expect(rejecting.status == 0)
      #expect(rejecting.output == "deleted traces/\(own)\n")
      #expect(again.output == "nothing to reject\n")
      #expect(try workshop.files() == [reference + ".new"])

      let accepting = try await workshop.conform("accept", "system modal/full-screen")
      #expect(accepting.output == "accepted traces/\(reference)\n")
    }
  }

  @Test("what cannot be read is not accepted")
  func refusesUnreadable() async throws {
    try await Workshop.open { workshop in
      try workshop.write("nothing of the kind\n", to: golden + ".new")
      let outcome = try await workshop.conform("accept")

      #expect(outcome.status == 1)
      #expect(outcome.problems.hasPrefix("error: traces/\(golden).new: the golden cannot be read"))
      #expect(workshop.text(of: golden) == nil)
    }
  }

  @Test("what nobody owns is refused where all is wanted, and not where a case is named")
  func unrelatedStray() async throws {
    try await Workshop.open { workshop in
      try #require(try await workshop.conform.run(call).status == 0)
      try workshop.write("x", to: "modal/gone/x.trace.new")
      let named = try await workshop.conform("accept", "system")
      let all = try await workshop.conform("accept")

      #expect(named.status == 0)
      #expect(named.output.hasPrefix("accepted traces/\(golden)\n"))
      #expect(named.problems == "")
      #expect(all.status == 1)
      #expect(all.problems.contains("traces/modal/gone/x.trace.new: no case owns this golden"))
    }
  }

  @Test("writing that stops in the middle names what is written, and does not deny it")
  func interrupted() async throws {
    try await Workshop.open { workshop in
      let own = "subjects/seed/fade/modal/full-screen.traces"
      let reference = "\(Workshop.shared).trace"
      try workshop.write("", to: "subjects/seed/fade/\(reference).new/in-the-way")
      let cases = ["system", "seed/fade", Workshop.shared]
      let recording = try await workshop.conform.run(["record"] + cases)
      #expect(recording.status == 3)
      #expect(recording.output.hasPrefix("recorded traces/\(reference).new\n"))
      #expect(recording.problems.hasPrefix("error: not all is written: "))

      try workshop.delete("subjects/seed/fade/\(reference).new")
      try #require(try await workshop.conform.run(["record"] + cases).status == 0)
      try workshop.write("", to: "\(own)/in-the-way")
      let accepting = try await workshop.conform("accept")
      #expect(accepting.status == 3)
      #expect(accepting.output == "accepted traces/\(reference)\n")
      #expect(accepting.problems.hasPrefix("error: not all is written: "))
      #expect(accepting.problems.hasSuffix("/\(own): it is a folder\n"))

      let again = try await workshop.conform("accept")
      #expect(again.status == 3)
      #expect(again.output == "")
      #expect(again.problems.hasPrefix("error: nothing is written: "))
    }
  }

  @Test("two that accept at once lose nothing and neither fails")
  func twoAtOnce() async throws {
    try await Workshop.open { workshop in
      let cases = ["system"] + Thoroughness.choose(["modal/full-screen"], exhaustive: [])
      try #require(try await workshop.conform.run(["record"] + cases).status != 3)
      let pending = try workshop.files()
      let outcomes = try await workshop.conform.run(2, ["accept"])

      #expect(outcomes.map(\.status) == [0, 0])
      #expect(try workshop.files().allSatisfy { !$0.hasSuffix(".new") })
      let accepted = outcomes.map(\.output).joined().split(separator: "\n")
        .filter { $0.hasPrefix("accepted traces/") }
      #expect(accepted.count == pending.count)
      let run = try await workshop.conform.run(["run"] + cases)
      #expect(run.output.contains("goldens  all hold\n"))
    }
  }

  @Test("pruning deletes stray goldens and names them")
  func prune() async throws {
    try await Workshop.open(recorded: .everything) { workshop in
      try workshop.write("x", to: "modal/gone/present.trace")
      let outcome = try await workshop.conform("accept", "--prune")

      #expect(outcome.status == 0)
      #expect(outcome.output == "deleted traces/modal/gone/present.trace\n")
    }
  }

  @Test("a folder that is named is taken, be it a link to one, and not made")
  func otherFolder() async throws {
    try await Workshop.open { workshop in
      let missing = try await workshop.conform.run(call + ["--traces", "elsewhere"])

      #expect(missing.status == 2)
      #expect(missing.problems == "error: cannot read elsewhere: there is no such folder\n")
      #expect(workshop.text(of: "../elsewhere/\(golden).new") == nil)

      try workshop.write("", to: "../elsewhere/notes")
      try FileManager.default.createSymbolicLink(
        atPath: workshop.path + "/link", withDestinationPath: "elsewhere")
      let outcome = try await workshop.conform.run(call + ["--traces", "link"])

      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("recorded link/\(golden).new\n"))
      #expect(workshop.text(of: "../elsewhere/\(golden).new") != nil)
    }
  }
}
