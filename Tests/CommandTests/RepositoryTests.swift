import Foundation
import Testing
import Thoroughness

/// What lies in the repository is what the command says now.
@Suite("The repository's documents", .exhaustive) struct RepositoryTests {
  @Test("without an option the command prints CONFORMANCE.md")
  func printed() async throws {
    let index = try String(contentsOfFile: WholeRuns.root + "/CONFORMANCE.md", encoding: .utf8)
    let outcome = try await BuiltCommand(directory: WholeRuns.root)("report")
    let isSame = outcome.output == index

    #expect(outcome.status == 0 && isSame)
  }

  @Test("every built-in fault is caught by a rule named for it, and nothing good is blamed")
  func selftest() async throws {
    let outcome = try await WholeRuns.selftest.value
    let object: [String: Any] = try outcome.json()

    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(object["faults"] as? Int == object["caughtByNamedRule"] as? Int)
    #expect((object["falseAlarms"] as? [Any])?.isEmpty == true)
  }

  @Test("the self-test's document has its members")
  func members() async throws {
    let object: [String: Any] = try await WholeRuns.selftest.value.json()

    #expect(
      Set(object.keys) == [
        "format", "faults", "caught", "caughtByNamedRule", "falseAlarms", "rulesWithoutFault",
        "matrix",
      ])
  }

  @Test("the figures beside the goldens have the faults that the self-test saw each rule catch")
  func faultsOfRules() async throws {
    let object: [String: Any] = try await WholeRuns.selftest.value.json()
    let matrix = try #require(object["matrix"] as? [[String: Any]])
    let file = URL(fileURLWithPath: WholeRuns.root + "/traces/figures.json")
    let figures = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let catches = try #require(figures["catches"] as? [[String: Any]])

    #expect(matrix.count == catches.count)
    for (entry, figure) in zip(matrix, catches) {
      let first = [entry["first"] as? String].compactMap { $0 }
      let others = try #require(entry["others"] as? [String])
      #expect(figure["subject"] as? String == entry["subject"] as? String)
      #expect(figure["rules"] as? [String] == first + others)
    }
  }
}
