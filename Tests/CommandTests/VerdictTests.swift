import Foundation
import PublishedForms
import Testing
import Thoroughness

/// Verdicts, documents and determinism of the built command.
@Suite("Verdicts and documents") struct VerdictTests {
  private let conform = BuiltCommand(directory: "/")

  @Test("a faulty subject is refused with 1, and its first headline is the rule against it")
  func refused() async throws {
    let text = try await conform("certify", "faulty/fold-with-input-left-off")
    let json = try await conform("certify", "faulty/fold-with-input-left-off", "--json")
    let object: [String: Any] = try json.json()

    #expect(text.status == 1 && json.status == 1)
    #expect(
      text.output.hasPrefix(
        "faulty/fold-with-input-left-off: refused: MUST interaction-input-restored ("))
    #expect(try PublishedForms.flaws(in: json.output) == [])
    #expect(object["format"] as? Int == 1)
    #expect(object["verdict"] as? String == "refused")
    let headlines = try #require(object["headlines"] as? [[String: Any]])
    #expect(headlines[0]["rule"] as? String == "interaction-input-restored")
    #expect(headlines[0]["level"] as? String == "MUST")
    #expect(headlines[0]["implied"] is Int)
    #expect((headlines[0]["witness"] as? [String])?.contains("inert      nav.view") == true)
  }

  @Test("the beginning of several ids means all of them: a line of each, and what is wrong in full")
  func several() async throws {
    let conform = BuiltCommand(directory: "/", name: "conform-unruly")
    let outcome = try await conform("certify", "careless", "rash/none")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(outcome.status == 1)
    #expect(lines.first?.hasPrefix("4 subjects: ") == true)
    #expect(lines.first?.contains("3 refused") == true)
    #expect(lines[1] == "" && lines[6] == "")
    #expect(lines[2...4].allSatisfy { $0.contains(#/^careless\/\w+: refused: MUST /#) })
    #expect(lines[5].hasPrefix("rash/none: "))
    #expect(outcome.output.components(separatedBy: "\n  remedy: ").count > 3)
  }

  @Test(
    "the same call prints the same bytes",
    arguments: [
      ["run", "seed/fold", "--json"], ["certify", "seed/fold"], ["record", "seed/fold"],
      ["certify", "faulty/fold-with-animated-push"], ["list", "scenarios", "--json"],
    ]
      + Thoroughness.choose(
        [],
        exhaustive: [
          ["run", "system", "seed/fade"], ["certify", "seed/fade"], ["record", "seed/fade"],
          ["certify", "faulty/delegate-nobody-keeps"],
        ]))
  func deterministic(arguments: [String]) async throws {
    try await Workshop.open { workshop in
      let first = try await workshop.conform.run(arguments)
      let second = try await workshop.conform.run(arguments)

      #expect(first.output == second.output)
      #expect(first.problems == second.problems)
      #expect(first.status == second.status)
    }
  }

  @Test("the document of a run is one object with sorted keys and one line feed at its end")
  func runDocument() async throws {
    try await Workshop.open { workshop in
      let outcome = try await workshop.conform("run", "system", "modal/full-screen", "--json")
      let object: [String: Any] = try outcome.json()

      #expect(outcome.status == 1)
      #expect(object["cases"] as? Int == object["failed"] as? Int)
      #expect(outcome.output.hasPrefix("{\n  \"backed\" : {\n    \"byFact\" : "))
      #expect(outcome.output.hasSuffix("}\n") && !outcome.output.hasSuffix("\n\n"))
      let failures = try #require(object["failures"] as? [[String: Any]])
      #expect(
        failures.contains {
          $0["rule"] as? String == "golden"
            && $0["message"] as? String == "the golden is missing"
            && $0["trace"] as? String == "traces/" + Workshop.golden
        })
    }
  }

  @Test("without a terminal nothing is coloured")
  func plain() async throws {
    let outcome = try await conform("certify", "faulty/fold-with-animated-push")

    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
