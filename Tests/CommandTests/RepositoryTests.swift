import Foundation
import Testing

/// What lies in the repository is what the command says now.
@Suite("The repository's goldens and documents") struct RepositoryTests {
  private var document: String {
    get throws {
      try String(contentsOfFile: WholeRuns.root + "/CONFORMANCE.md", encoding: .utf8)
    }
  }

  @Test("everything that is built in and good holds, and so does every golden")
  func goldens() async throws {
    let outcome = try await WholeRuns.run.value

    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("CONFORMANCE.md is what 'conform report' prints")
  func printed() async throws {
    let isSame = try await document == WholeRuns.report.value.output
    #expect(isSame, "print it anew: swift run conform report > CONFORMANCE.md")
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

  @Test("CONFORMANCE.md shows for each rule the faults that the self-test saw it catch")
  func faultsOfRules() async throws {
    let object: [String: Any] = try await WholeRuns.selftest.value.json()
    let matrix = try #require(object["matrix"] as? [[String: Any]])
    let faultless = try #require(object["rulesWithoutFault"] as? [String])
    var faults: [String: [String]] = [:]
    for entry in matrix {
      guard let first = entry["first"] as? String, let others = entry["others"] as? [String],
        let fault = entry["fault"] as? String
      else { continue }
      for rule in [first] + others where faults[rule]?.contains("`\(fault)`") != true {
        faults[rule, default: []].append("`\(fault)`")
      }
    }
    let rows = try document.split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let rules = rows.filter { $0.count == 5 && ["MUST", "SHOULD"].contains($0[1]) }

    #expect(rules.count == 88)
    for row in rules {
      let rule = row[0].replacing("`", with: "")
      #expect(row[4] == faults[rule]?.joined(separator: ", ") ?? "-", "\(rule)")
      #expect((row[4] == "-") == faultless.contains(rule), "\(rule)")
    }
  }
}
