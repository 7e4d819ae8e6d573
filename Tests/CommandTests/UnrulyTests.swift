import Foundation
import Testing
import Thoroughness

/// The command on somebody's own subjects, of which most do something to the process that they run in.
///
/// Each of them does it in one scenario, and does well in the others.
@Suite("Subjects that bring down their process") struct UnrulyTests {
  private static let scenario = "segue/present-at-once/cycle~repeated"
  private static let place = "UnrulySubjects/Misdeed.swift"

  /// The thread sanitizer ends those that use up their stack or their memory in words of its own.
  private static let obstacles = everyObstacle.filter {
    ProcessInfo.processInfo.environment["CONFORM_SANITIZER"] != "thread"
      || !["rash/recurse", "rash/eat"].contains($0.id)
  }

  /// What is said of each, in order; none where nothing is.
  private static let everyObstacle: [(id: String, words: String?)] = [
    ("rash/none", nil),
    ("rash/trap", "crashed: signal 4 (illegal instruction); it said '"),
    ("rash/fatal", "crashed: signal 4 (illegal instruction); it said '"),
    ("rash/trapElsewhere", "crashed: signal "),
    ("rash/actElsewhere", "crashed: signal 4 (illegal instruction)"),
    ("rash/exit", "ended itself with status 0"),
    ("rash/fail", "ended itself with status 1"),
    ("rash/exitWithHandler", "ended itself with status 3"),
    ("rash/abort", "crashed: signal 6 (aborted)"),
    ("rash/signal", "crashed: signal 15 (terminated)"),
    ("rash/kill", "crashed: signal 9 (killed)"),
    ("rash/recurse", "crashed: signal 11 (segmentation fault)"),
    ("rash/eat", "used more than 256 MB of memory; it said 'Fatal error: failed to allocate"),
    ("slow/loop", "used more than 1 s of processor time"),
    ("slow/sleep", "hung: its process did not answer for 2 seconds"),
    ("slow/wait", "hung: its process did not answer for 2 seconds"),
    ("slow/stop", "hung: its process did not answer for 2 seconds"),
    ("slow/stay", "hung: its process did not answer for 2 seconds"),
    ("rash/closeDescriptors", nil),
    ("rash/graze", nil),
    ("rash/writeRubbish", nil),
    ("rash/printMuch", nil),
    ("rash/wander", nil),
    ("rash/leaveThread", nil),
    ("rash/split", nil),
    ("rash/remember", nil),
  ]

  private let conform = BuiltCommand(
    directory: "/", environment: ["CONFORM_CASE_SECONDS": "1", "CONFORM_CASE_MEGABYTES": "256"],
    name: "conform-unruly")

  @Test("lose one case each, which says what ended it; all others run, in order")
  func certify() async throws {
    var conform = conform
    // Most of those that take long are waited for.
    conform.environment["CONFORM_JOBS"] = "6"
    let outcome = try await conform.run(["certify", "--json"] + Self.obstacles.map(\.id))
    let reports: [[String: Any]] = try outcome.json()

    #expect(outcome.status == 4)
    #expect(outcome.problems == "")
    #expect(reports.compactMap { $0["subject"] as? String } == Self.obstacles.map(\.id))
    for (report, obstacle) in zip(reports, Self.obstacles) {
      let incomplete = report["incomplete"] as? [[String: String]] ?? []
      let verdict = report["verdict"] as? String

      #expect(verdict == (obstacle.words == nil ? "certified" : "incomplete"))
      #expect(incomplete.count == (obstacle.words == nil ? 0 : 1), "\(obstacle.id)")
      guard let words = obstacle.words else { continue }
      #expect(incomplete.first?["case"] == "\(obstacle.id) \(Self.scenario)")
      let reason = incomplete.first?["reason"] ?? ""
      #expect(reason.hasPrefix(words), "\(obstacle.id): \(reason)")
    }
  }

  @Test(
    "are asked for their style elsewhere, so that one that cannot be made loses its cases alone")
  func noScreen() async throws {
    let outcome = try await conform("certify", "odd/screen")

    #expect(outcome.status == 4)
    #expect(outcome.output.hasPrefix("odd/screen: incomplete: ended itself with status 0 ("))
    #expect(outcome.output.contains(": ended itself with status 0\n"))
  }

  @Test("are tried, and what they print stands nowhere in the answer")
  func trial() async throws {
    let outcome = try await conform("trial", "loud/card")

    #expect(outcome.status == 0 && outcome.output == "trial none")
    #expect(outcome.problems.contains("here comes a card"))
  }

  @Test("leave no note of their end, which the command alone does")
  func endNote() async throws {
    try await Workshop.open { workshop in
      var conform = conform
      conform.environment["CONFORM_END_NOTE"] = "\(workshop.path)/end"
      let outcome = try await conform("show", "rash/exit \(Self.scenario)")
      #expect(outcome.status == 4)
      #expect(workshop.text(of: "../end") == "4")
    }
  }

  @Test("reach nothing that whoever called the command has left open")
  func foreignDescriptors() async throws {
    try await Workshop.open { workshop in
      let command = BuiltCommand(directory: workshop.path, name: conform.name).location.path
      let shell = BuiltCommand(
        directory: workshop.path, environment: conform.environment,
        executable: URL(fileURLWithPath: "/bin/sh"))
      let outcome = try await shell(
        "-c", "exec 9>left; exec '\(command)' certify rash/writeRubbish")
      #expect(outcome.status == 0, "\(outcome.problems)")
      #expect(workshop.text(of: "../left") == "")
    }
  }

  @Test("leave no golden of a case without a trace, and what was accepted stays as it was")
  func noGolden() async throws {
    try await Workshop.open { workshop in
      let conform = BuiltCommand(
        directory: workshop.path, environment: conform.environment, name: conform.name)
      let recorded = try await conform("record", "rash/trap", "--traces", "traces")
      #expect(recorded.status == 4)
      #expect(recorded.output.contains("13 cases, 13 recorded\n1 left no trace, "))
      #expect(recorded.output.contains("'conform-unruly accept'"))
      #expect(!recorded.output.contains(Self.scenario))
      #expect(try await conform("accept", "--traces", "traces").status == 0)
      let run = try await conform("run", "rash/trap", "--traces", "traces")
      #expect(run.status == 4)
      #expect(run.output.contains("\ngoldens  all others hold, 1 not compared for want of a trace"))
    }
  }

  @Test(
    "have goldens, and the system beside them has none: nothing is recorded that is not accepted")
  func goldensOfTheSystem() async throws {
    try await Workshop.open { workshop in
      let conform = BuiltCommand(
        directory: workshop.path, environment: conform.environment, name: conform.name)
      let alone = try await conform("record", "system", Self.scenario)
      #expect(alone.status == 2 && alone.problems == "error: no case with a golden matches\n")
      let beside = try await conform("record", "system", "rash/none", Self.scenario)
      #expect(beside.status == 0 && beside.output.contains("1 cases, 1 recorded\n"))
      #expect(try await conform("accept").status == 0)
      let run = try await conform("run", "system", "rash/none", Self.scenario)
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test("come to the same bytes, however many run at the same time")
  func jobs() async throws {
    try await Workshop.open { workshop in
      var conform = BuiltCommand(
        directory: workshop.path, environment: conform.environment, name: conform.name)
      let rash = Self.obstacles.map(\.id).filter { $0.hasPrefix("rash/") }
      let few = ["none", "trap", "exit", "abort", "eat", "printMuch", "split"].map { "rash/\($0)" }
      let subjects = Thoroughness.choose(few.filter(rash.contains), exhaustive: rash)
      let crowded = try await conform.run(["run"] + subjects + ["--workers", "3"])
      conform.environment["CONFORM_JOBS"] = "1"
      let alone = try await conform.run(["run"] + subjects)

      #expect(alone.output.contains(#/\n  rash/abort +14 cases: /#))
      #expect(alone.output == crowded.output)
      #expect(alone.status == 1 && crowded.status == 1)
      #expect(alone.problems == "" && crowded.problems == "")
    }
  }

  @Test("say their last words, of which nothing reaches a terminal as an order")
  func lastWords() async throws {
    let outcome = try await conform("show", "rash/trap \(Self.scenario)")

    #expect(outcome.status == 4)
    #expect(outcome.output == "")
    #expect(
      outcome.problems.hasPrefix(
        "error: rash/trap \(Self.scenario) leaves no trace: "
          + "crashed: signal 4 (illegal instruction); it said '\(Self.place):"))
    #expect(outcome.problems.hasSuffix(": Fatal error: [1mthe author's own words'\n"))
  }

  @Test(
    "do not outlive who runs them, be it the command or its worker that is killed",
    arguments: [(0, 9), (1, 4)])
  func orphans(generation: Int, status: Int32) async throws {
    let mark = MarkedProcess()
    var conform = conform
    conform.environment["CONFORM_CASE_SECONDS"] = "30"
    conform.environment[mark.name] = mark.value
    let (outcome, isKilled) = try await conform.run(["show", "slow/stay \(Self.scenario)"]) {
      await mark.endOne(after: .milliseconds(200)) { id in
        let generations = mark.generations
        return generations.values.contains(2) && generations[id] == generation
      }
    }

    #expect(isKilled)
    #expect(outcome.status == status)
    #expect(await mark.areGone())
  }

  @Test("are no longer played once the user interrupts; what was found so far is told")
  func interrupted() async throws {
    let outcome = try await conform("certify", "user/interrupt", "rash/none")

    #expect(outcome.status == 130)
    #expect(outcome.problems == "note: interrupted: nothing is known of 1 of 2 subjects\n")
    #expect(outcome.output.hasPrefix("user/interrupt: incomplete: interrupted ("))
    #expect(
      outcome.output.contains(/\n  cases    [0-9]+: ([0-9]+ passed, )?[1-9][0-9]* incomplete;/))
    #expect(!outcome.output.contains("rash/none"))
  }

  @Test("are not accepted as they are where the user interrupts")
  func interruptedAcceptance() async throws {
    try await Workshop.open { workshop in
      let conform = BuiltCommand(
        directory: workshop.path, environment: conform.environment, name: conform.name)
      let outcome = try await conform(
        "certify", "user/interrupt", "--accept-current", "accepted.json")

      #expect(outcome.status == 130)
      #expect(workshop.text(of: "../accepted.json") == nil)
    }
  }

  @Test(
    "cannot be given limits that are none",
    arguments: [
      ("CONFORM_JOBS", "0", "from 1 to 64"), ("CONFORM_JOBS", "many", "from 1 to 64"),
      ("CONFORM_CASE_SECONDS", "-1", "from 1 to 3600"),
      ("CONFORM_CASE_MEGABYTES", "1e3", "from 64 to 1048576"),
    ])
  func settings(name: String, value: String, range: String) async throws {
    var conform = conform
    conform.environment[name] = value
    let outcome = try await conform("certify", "rash/none")

    #expect(outcome.status == 2)
    #expect(outcome.problems == "error: \(name) is '\(value)', expected a number \(range)\n")
  }
}
