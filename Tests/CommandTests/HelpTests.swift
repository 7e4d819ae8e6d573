import Testing
import Thoroughness

@testable import ConformCommand

/// Help at every level, and catalogues.
@Suite("Help and lists") struct HelpTests {
  /// What every command has, and what this package's own has beside.
  private static let commands =
    CommandSet.general().shown.map(\.name) + ["port", "selftest", "soak", "bench", "report"]
  private let conform = BuiltCommand(directory: "/")

  @Test("help names every command and every exit status", arguments: ["help", "--help", "-h"])
  func overview(call: String) async throws {
    let outcome = try await conform(call)

    #expect(outcome.status == 0)
    #expect(outcome.problems == "")
    #expect(outcome.output.contains("usage: conform [COMMAND] [ARGUMENT…] [OPTION…]\n"))
    for command in Self.commands { #expect(outcome.output.contains("\n  \(command) ")) }
    for status in 0...4 { #expect(outcome.output.contains("\n  \(status)  ")) }
  }

  @Test("each command explains itself, in both ways to ask", arguments: commands)
  func command(name: String) async throws {
    let asked = try await conform("help", name)
    let option = try await conform(name, "--help")

    #expect(asked.status == 0 && option.status == 0)
    #expect(asked.output == option.output)
    #expect(asked.output.contains("\nusage: conform \(name)"))
    #expect(asked.output.contains("\n  --help"))
    let lines = asked.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.first?.hasSuffix(".") == true)
  }

  @Test(
    "help and explanations are as wide as their reader's terminal, and words and ids stay whole",
    arguments: [
      ["help"], ["help", "certify"], ["help", "review"], ["help", "completions"],
      ["explain", "completion-eventually"], ["explain", "modal/custom/present"],
      ["explain", "modal/popover"], ["run", "--nonsense"],
    ])
  func width(call: [String]) async throws {
    var wide = conform
    wide.environment["COLUMNS"] = "1000"
    let other = try await wide.run(call)
    for columns in [40, 60, 80, 200] {
      var narrow = conform
      narrow.environment["COLUMNS"] = "\(columns)"
      expect(try await narrow.run(call), toBeAsWideAs: columns, with: other)
    }
  }

  /// Looks at what is told in lines of some width, and in longer ones.
  private func expect(
    _ outcome: BuiltCommand.Outcome, toBeAsWideAs columns: Int, with other: BuiltCommand.Outcome
  ) {
    func words(_ outcome: BuiltCommand.Outcome) -> [Substring] {
      (outcome.output + outcome.problems.drop { $0 != "\n" }).split(whereSeparator: \.isWhitespace)
    }

    // What has no space in it may be longer than a line; a call in quotes stays whole as well.
    for line in (outcome.output + outcome.problems).split(separator: "\n")
    where !line.hasPrefix("error: ") && !line.hasPrefix("see ") && line.count > min(columns, 100) {
      // Of what stands beside a column a single word may reach farther.
      let start = line.lastIndex(of: " ") ?? line.startIndex
      let isOne = line[..<start].count <= min(columns, 100) && columns < 60
      #expect(isOne || line.contains("'") || line.hasPrefix("usage: "), "\(columns): \(line)")
    }
    #expect(words(outcome) == words(other), "\(columns) columns")
  }

  @Test("what a stranger's command prints of itself names no other", arguments: ["conform-unruly"])
  func strangersName(name: String) async throws {
    let command = BuiltCommand(directory: "/", name: name)
    for subcommand in CommandSet.general().shown.map(\.name) {
      let help = try await command("help", subcommand)

      #expect(help.status == 0)
      #expect(!help.output.replacing(name, with: "").contains("conform "), "\(subcommand)")
    }
    let completions = try await command("help", "completions")
    #expect(completions.output.contains("'source <(\(name) completions bash)'"))
    let manual = try await command("manual")
    for subcommand in CommandSet.general().shown.map(\.name) {
      #expect(manual.output.contains("\n.SS \"\(subcommand)\"\n"))
    }
  }

  @Test(
    "lists are lines of id and title",
    arguments: [
      "scenarios", "rules", "clauses", "exemptions", "subjects", "faults", "facts", "tags",
    ]
      + Thoroughness.choose([], exhaustive: ["inferences"]))
  func list(kind: String) async throws {
    let outcome = try await conform("list", kind)
    let entries = try await conform("list", kind, "--json").json(as: [[String: Any]].self)

    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").count == entries.count)
    #expect(!entries.isEmpty)
    let (ids, titles) = (
      entries.compactMap { $0["id"] as? String }, entries.compactMap { $0["title"] as? String }
    )
    #expect(Set(ids).count == entries.count && !ids.contains(""))
    #expect(titles.count == entries.count && !titles.contains(""))
  }

  @Test("the list of styles is a table of variants, and below it one of looks and who animates")
  func styles() async throws {
    let outcome = try await conform("list", "styles")
    let entries = try await conform("list", "styles", "--json").json(as: [[String: Any]].self)

    #expect(outcome.status == 0)
    let tables = outcome.output.components(separatedBy: "\n\n")
    let styles = entries.filter { ($0["variants"] as? [String: Int])?["unanimated"] != nil }
    let looks = entries.filter { $0["movedBySystem"] is Int && $0["movedByApp"] is Int }
    #expect(tables.count == 2)
    #expect(tables.first?.hasPrefix("style ") == true)
    #expect(tables.first?.split(separator: "\n").count == styles.count + 1)
    #expect(tables.last?.hasPrefix("presentation ") == true)
    // Two lines for each style, which has four looks.
    #expect(tables.last?.split(separator: "\n").count == looks.count / 2 + 1)
    #expect(styles.count + looks.count == entries.count)
  }

  @Test(
    "each kind of id is explained",
    arguments: [
      ("completion-eventually", "  level       MUST\n"),
      ("modal/full-screen/present", "  scenario  "),
      ("seed/fade", "  role      seed\n"),
      ("F001", "  twins    "),
      ("modal-repeat", "  tag        a situation that scenarios play\n"),
      ("transparency", "  level       MUST\n"),
    ])
  func explain(id: String, line: String) async throws {
    let outcome = try await conform("explain", id)

    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(id + "\n"))
    #expect(outcome.output.contains(line))
  }
}
