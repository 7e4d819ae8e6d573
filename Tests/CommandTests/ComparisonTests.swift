import Foundation
import Testing

/// What the command says of two folders of goldens: groups, numbers, Markdown.
@Suite("Comparing folders of goldens") struct ComparisonTests {
  private static let scenario = "modal/full-screen/present"
  private static let alike = ["good/layers", "good/slide"]

  /// Opens a workshop with a second folder, `after`, where two cases change in the same line, one in another,
  /// and one is not there.
  private func open(_ body: (Workshop) async throws -> Void) async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      let path = workshop.path
      try FileManager.default.copyItem(atPath: path + "/traces", toPath: path + "/after")
      for subject in Self.alike {
        try workshop.change(
          "../after/subjects/\(subject)/modal/full-screen.traces",
          "      status-bar sheet light\n", "      status-bar sheet dark\n")
      }
      try workshop.change("../after/" + Workshop.golden, "  appeared   sheet\n", "")
      try workshop.delete("../after/subjects/seed/fade/modal/full-screen.traces")
      try await body(workshop)
    }
  }

  @Test("a summary has groups and counts, and no lines")
  func summary() async throws {
    try await open { workshop in
      let outcome = try await workshop.conform("diff", "traces", "after", "--summary")

      #expect(outcome.status == 1)
      let lines = outcome.output.split(separator: "\n").map(String.init)
      try #require(lines.count == 4)
      #expect(lines[0].hasSuffix(" cases change, in 2 groups"))
      #expect(lines[1].hasSuffix(" cases  +1 -1  for example good/layers \(Self.scenario)"))
      #expect(lines[2].hasSuffix("  1 case   +0 -1  for example after/\(Workshop.golden)"))
      #expect(lines[3] == "1 only in traces")
    }
  }

  @Test("with all of it each group has an example, and each of its cases by name")
  func whole() async throws {
    try await open { workshop in
      let outcome = try await workshop.conform("diff", "traces", "after", "--all")

      #expect(outcome.status == 1)
      #expect(
        outcome.output.hasPrefix("only in traces: subjects/seed/fade/modal/full-screen.traces\n"))
      #expect(outcome.output.contains(" cases  +1 -1\n--- traces/subjects/good/layers/"))
      #expect(outcome.output.contains(/\n  and in (.|\n)*good\/slide modal\/full-screen\/present/))
    }
  }

  @Test("in Markdown a summary is a table, and else the lines are folded below it")
  func markdown() async throws {
    try await open { workshop in
      let table = try await workshop.conform(
        "diff", "traces", "after", "--summary", "--format", "markdown")
      let folded = try await workshop.conform("diff", "traces", "after", "--format", "markdown")

      #expect(table.status == 1 && folded.status == 1)
      #expect(table.output.contains(" cases change, in 2 groups**\n\n| group | cases | "))
      #expect(table.output.contains(" | +1 -1 | `good/layers \(Self.scenario)` |\n"))
      #expect(table.output.contains("\n- 1 only in `traces`\n"))
      #expect(!table.output.contains("<details>"))
      #expect(folded.output.hasPrefix(table.output))
      #expect(folded.output.contains("\n```diff\n@@ "))
      #expect(folded.output.contains("\n- `good/slide \(Self.scenario)`\n"))
      #expect(folded.output.components(separatedBy: "<details>").count == 3)
      #expect(folded.output.components(separatedBy: "</details>").count == 3)
    }
  }

  @Test("what cannot be read in one of them is told of, and the others are compared")
  func unread() async throws {
    try await open { workshop in
      let layers = "/after/subjects/good/layers"
      try FileManager.default.moveItem(
        atPath: workshop.path + layers, toPath: workshop.path + "/elsewhere")
      try FileManager.default.createSymbolicLink(
        atPath: workshop.path + layers, withDestinationPath: workshop.path + "/elsewhere")
      let differing = try await workshop.conform("diff", "traces", "after", "--all")
      let equal = try await workshop.conform("diff", "after", "after")

      let problem = "error: cannot read after/subjects/good/layers: it is a link,"
      #expect(differing.status == 1)
      #expect(differing.problems.hasPrefix(problem))
      #expect(differing.output.contains("good/slide modal/full-screen/present"))
      #expect(!differing.output.contains("good/layers"))
      #expect(equal.status == 4 && equal.output == "")
      #expect(equal.problems.hasPrefix(problem))
    }
  }

  @Test("folders that are equal change in nothing, in every form")
  func nothing() async throws {
    try await Workshop.open(recorded: .oneScenario) { workshop in
      let forms = [[], ["--summary"], ["--all"], ["--format", "markdown"]]
      var outputs: [String] = []
      for form in forms {
        let outcome = try await workshop.conform.run(["diff", "traces", "traces"] + form)
        #expect(outcome.status == 0)
        outputs.append(outcome.output)
      }
      #expect(outputs == ["", "", "", "No trace changes.\n"])
    }
  }
}
