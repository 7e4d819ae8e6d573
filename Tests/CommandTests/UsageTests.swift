import Testing

/// Bad usage ends with 2, says what is wrong, and runs nothing.
@Suite("Bad usage") struct UsageTests {
  /// A call, and what it says.
  struct Misuse: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String

    init(_ call: String, _ message: String) {
      arguments = call.split(separator: " ").map(String.init)
      self.message = message
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "a call that makes no sense says why",
    arguments: [
      Misuse("runn", "there is no command 'runn', did you mean 'run'?"),
      Misuse("frobnicate", "there is no command 'frobnicate'"),
      Misuse("help runn", "there is no command 'runn', did you mean 'run'?"),
      Misuse("--jsno", "there is no option '--jsno', did you mean '--json'?"),
      Misuse("run --colour", "there is no option '--colour'"),
      Misuse("run --strict=1", "option '--strict' takes no value, found '1'"),
      Misuse("run --traces", "option '--traces' needs a value, DIR"),
      Misuse("run --traces --json", "option '--traces' needs a value, DIR, found '--json'"),
      Misuse("--version run", "'run' is one argument too many, expected only --version"),
      Misuse("run a b", "no subject, scenario or tag is called 'a'\n"),
      Misuse("run --strict --strict", "option '--strict' is given twice"),
      Misuse("run --traces no/such/folder", "cannot read no/such/folder: there is no such folder"),
      Misuse(
        "list",
        "KIND is missing, expected scenarios, rules, clauses, exemptions, subjects, faults, facts, inferences, styles or tags"
      ),
      Misuse(
        "list rule",
        "found 'rule', expected scenarios, rules, clauses, exemptions, subjects, faults, facts, inferences, styles or tags, did you"
      ),
      Misuse("list rules tags", "'tags' is one argument too many, expected only KIND"),
      Misuse("report all", "'all' is one argument too many, expected none"),
      Misuse("explain", "ID is missing, expected the id, or the beginning of it"),
      Misuse(
        "explain nosuch",
        "no rule, clause, exemption, scenario, subject, fact, fault or tag is called 'nosuch'\n"),
      Misuse(
        "explain moda",
        "no rule, clause, exemption, scenario, subject, fact, fault or tag is called 'moda'; the nearest are modal, "
      ),
      Misuse(
        "explain UNKNOWN",
        "no rule, clause, exemption, scenario, subject, fact, fault or tag is called 'UNKNOWN'\n"
      ),
      Misuse("certify seed/fade modal", "no subject is called 'modal', it names scenarios: "),
      Misuse(
        "certify seed/fad",
        "no subject or folder is called 'seed/fad'; the nearest are seed/fade, "),
      Misuse("certify nosuch", "no subject or folder is called 'nosuch'"),
      Misuse(
        "certify seed/fade --subjects Package.swift", "--subjects goes with a folder to certify"),
      Misuse("certify seed/fade --init", "--init goes with a folder to certify"),
      Misuse(
        "certify /", "/ holds this package, and no manifest or podspec says what the library is"),
      Misuse(
        "certify traces traces", "one folder at a time, and no subjects beside it: 'traces' goes"),
      Misuse("certify system traces", "one folder at a time, and no subjects beside it: 'traces'"),
      Misuse("certify ./nolib", "there is no folder './nolib'"),
      Misuse("certify system /nolib", "there is no folder '/nolib'"),
      Misuse(
        "certify traces --init --subjects Package.swift",
        "--init writes what --subjects reads: only one of them"),
      Misuse(
        "show seed modal/custom/present",
        "cannot read seed modal/custom/present: there is no such file; 'seed' is not one subject but "
      ),
      Misuse(
        "show modal/custom",
        "cannot read modal/custom: there is no such file; 'modal/custom' is not one scenario but "),
      Misuse("show no-such-file", "cannot read no-such-file: there is no such file"),
      Misuse("diff a", "B is missing"),
      Misuse("diff a b", "cannot read a: there is no such file or folder"),
      Misuse("diff traces nowhere", "cannot read nowhere: there is no such file or folder"),
      Misuse(
        "diff traces Package.swift",
        "expected two files or two folders, found the folder 'traces' and the file 'Package.swift'"
      ),
      Misuse("diff - - --format html", "expected text or markdown for --format, found 'html'"),
      Misuse("diff - - --summary --all", "--summary and --all do not go together"),
      Misuse("judge", "TRACE is missing"),
      Misuse("judge no-such-file", "cannot read no-such-file: there is no such file"),
      Misuse("judge traces", "cannot read traces: no trace lies in this folder"),
      Misuse("review accept", "ID is missing, expected the id of a group"),
      Misuse("review acept", "found 'acept', expected list, show, accept or reject, did you mean"),
      Misuse("review list modal", "'modal' is one argument too many: 'list' lists all"),
      Misuse("review reject deadbeef", "no group that waits is called 'deadbeef'; 'review list'"),
      Misuse("completions tcsh", "found 'tcsh', expected bash, zsh or fish"),
      Misuse("accept --prune modal", "--prune takes no ids"),
      Misuse("soak", "PROOF is missing, expected walks or rules"),
      Misuse("soak walks --show", "--show is for 'soak rules'"),
      Misuse("soak walks --changing traces", "--changing is for 'soak rules'"),
      Misuse("soak rules --faulty", "--faulty is for '--changing'"),
      Misuse("soak walks --count 0", "expected a number for --count, 1 or more, found '0'"),
      Misuse("soak walks --count many", "expected a number for --count, 1 or more, found 'many'"),
      Misuse("soak walks --seed -1", "expected a number for --seed, 0 or more, found '-1'"),
      Misuse("bench engine.flip", "no measurement is called 'engine.flip'"),
      Misuse("bench --compare --renew", "--compare and --renew do not go together"),
      Misuse("bench --compare --json", "--compare prints no JSON"),
      Misuse("bench --renew engine", "--renew counts all workloads"),
      Misuse("bench --plot", "option '--plot' needs a value, FILE"),
      Misuse(
        "bench --plot plot.svg engine.flip", "no workload with a size is called 'engine.flip'"),
      Misuse(
        "certify seed/fade --waivers no-such-file",
        "cannot read no-such-file: there is no such file"),
      Misuse(
        "certify seed/fade --waivers Package.swift",
        "cannot read Package.swift: line 1, column 1: found the end of the text, expected an array"),
    ])
  func misuse(_ misuse: Misuse) async throws {
    try await Workshop.open { workshop in
      try workshop.write("", to: "../Package.swift")
      let outcome = try await workshop.conform.run(misuse.arguments)

      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.problems.hasPrefix("error: " + misuse.message))
    }
  }

  @Test("an argument that does not fit shows how the command is called")
  func usageLine() async throws {
    try await Workshop.open { workshop in
      let outcome = try await workshop.conform("list", "--jsno")

      #expect(
        outcome.problems == """
          error: there is no option '--jsno', did you mean '--json'?
          usage: conform list KIND [--json]
          see 'conform help list'

          """)
    }
  }

  @Test(
    "an id that matches nothing comes with the three nearest",
    arguments: [
      ["explain", "modal/full-scren/present"], ["run", "modal/full-scren/present"],
      ["record", "modal/full-scren/present"],
    ])
  func nearest(arguments: [String]) async throws {
    try await Workshop.open { workshop in
      let outcome = try await workshop.conform.run(arguments)

      #expect(outcome.status == 2)
      #expect(
        outcome.problems.hasSuffix(
          "is called 'modal/full-scren/present'; the nearest are modal/full-screen/present,"
            + " modal/over-full-screen/present, modal/form-sheet/present\n"))
    }
  }

  @Test("part of a segment is no prefix")
  func wholeSegments() async throws {
    try await Workshop.open { workshop async throws in
      #expect(try await workshop.conform("explain", "modal/full").status == 2)
      #expect(try await workshop.conform("explain", "modal/full-screen").status == 0)
    }
  }

  @Test("without a folder of goldens nothing runs")
  func noFolder() async throws {
    let outcome = try await BuiltCommand(directory: "/")("run")

    #expect(outcome.status == 2)
    #expect(
      outcome.problems
        == "error: no folder upward has both 'traces' and 'Package.swift'; pass --traces DIR\n")
  }

  @Test("subjects and scenarios that do not meet are no case")
  func noCase() async throws {
    try await Workshop.open { workshop in
      let outcome = try await workshop.conform("run", "seed/fade", "modal/page-sheet")

      #expect(outcome.status == 2)
      #expect(outcome.problems.hasPrefix("error: no case matches"))
    }
  }
}
