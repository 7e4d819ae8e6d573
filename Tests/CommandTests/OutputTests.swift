import Foundation
import Testing
import Thoroughness

/// What the command says reaches its reader, or its status says that it does not.
@Suite("Output") struct OutputTests {
  @Test(
    "what a full volume does not take ends with 3 and a message, whatever the result",
    arguments: [
      ["list", "rules"], ["help"], ["list", "rules", "--json"], ["show", "modal/custom/present"],
      ["certify", "faulty/fold-with-input-left-off"],
    ])
  func full(arguments: [String]) async throws {
    var conform = BuiltCommand(directory: "/")
    conform.outputPath = "/dev/full"
    let outcome = try await conform.run(arguments)

    #expect(outcome.status == 3)
    #expect(
      outcome.problems
        == "error: not all is written: standard output: no space left on device\n")
  }

  @Test(
    "a failing report has under sixty lines, the cause first",
    arguments: Thoroughness.choose(Array(fades.prefix(1)), exhaustive: fades))
  func failingFade(mistake: String, rule: String) async throws {
    let conform = BuiltCommand(directory: "/", name: "conform-unruly")
    let outcome = try await conform("certify", "FadeKit.\(mistake)")

    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("FadeKit.\(mistake): refused: MUST \(rule) ("))
    #expect(outcome.output.contains("\n  remedy: "))
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 60)
    #expect(lines[2].hasPrefix("MUST \(rule)/"))
    #expect(outcome.output.split(separator: "\nincomplete ").count == 1)
  }

  private static let fades = [
    ("forgetsCompletionOnCancel", "completion-eventually"),
    ("movesPresentersView", "ownership-presenter-not-stolen"),
    ("neverAsksForViews", "ownership-presenter-not-stolen"),
  ]

  @Test("lines are as wide as the user says, and no name is torn", arguments: [60, 200])
  func width(columns: Int) async throws {
    let conform = BuiltCommand(directory: "/", environment: ["COLUMNS": "\(columns)"])
    let outcome = try await conform("certify", "faulty/fold-with-input-left-off")

    let words = outcome.output.split(separator: "\n").filter {
      $0.hasPrefix("  remedy") || $0.hasPrefix("  aside") || $0.hasPrefix("  exempt")
    }
    #expect(!words.isEmpty)
    for line in words where line.contains(", ") { #expect(line.count <= columns, "\(line)") }
  }
}
