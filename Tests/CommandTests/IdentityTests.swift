import Foundation
import Testing

/// Ids are written in one way wherever one is taken, with quotes and without.
@Suite("Ids as arguments") struct IdentityTests {
  private let conform = BuiltCommand(directory: Workshop.repository)

  @Test("the name of a case is taken with quotes and without", arguments: ["show", "explain"])
  func caseName(command: String) async throws {
    let (subject, scenario) = ("good/slide", "modal/custom/present")
    let quoted = try await conform(command, "\(subject) \(scenario)")
    let unquoted = try await conform(command, subject, scenario)

    #expect(quoted.status == 0)
    #expect(quoted.output == unquoted.output)
    #expect(quoted.output.contains(scenario))
  }

  @Test("a run takes the name of a case, and names add up without their others")
  func namedCases() async throws {
    try await Workshop.open { workshop in
      let one = try await workshop.conform("run", "seed/fade modal/custom/present")
      let same = try await workshop.conform("run", "seed/fade", "modal/custom/present")
      let two = try await workshop.conform(
        "run", "=seed/fade =modal/custom/present", "=system =modal/custom/dismiss")

      #expect(one.output == same.output)
      #expect(two.output.hasPrefix("2 cases, "))
      #expect(two.output.contains("\n  seed/fade  1 case: "))
      #expect(two.output.contains("\n  system     1 case: "))
    }
  }

  @Test(
    "a case that there is not says which part of it is unknown",
    arguments: [
      (
        "seed/fad modal/custom/present",
        "no subject is called 'seed/fad'; the nearest are seed/fade, "
      ),
      ("seed/fade modal/custom/presnt", "no scenario is called 'modal/custom/presnt'; the nearest"),
      ("seed/fade modal custom", "expected a case, 'SUBJECT SCENARIO', found 'seed/fade modal"),
    ])
  func unknownCase(name: String, message: String) async throws {
    let outcome = try await conform("run", name)

    #expect(outcome.status == 2)
    #expect(outcome.problems.hasPrefix("error: \(message)"))
  }

  @Test(
    "what a finding and a list print is explained as it stands",
    arguments: [
      "ownership-presenter-not-stolen/moved", "modal/custom", "FS-01", "F001", "D7", "seed/fade",
      "another-style", "transparency", "modal-repeat",
    ])
  func printedIDs(id: String) async throws {
    let outcome = try await conform("explain", id)

    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(id))
  }

  @Test("the beginning of many ids is explained by a line each, and by all of them on request")
  func family() async throws {
    let table = try await conform("explain", "modal/popover")
    let whole = try await conform("explain", "modal/popover", "--all")

    let lines = table.output.split(separator: "\n")
    let firstLine = try #require(lines.first)
    #expect(table.status == 0 && whole.status == 0)
    let rows = lines.filter { $0.hasPrefix("  modal/popover/") }
    #expect(firstLine == "modal/popover: \(rows.count) scenarios")
    #expect(lines.last?.hasSuffix("of one, --all of all") == true)
    #expect(whole.output.contains("\n  scenario  "))
    #expect(whole.output.utf8.count > 4 * table.output.utf8.count)
  }

  @Test("the page of a whole family is small", arguments: ["modal", "navigation"])
  func boundedFamily(id: String) async throws {
    let outcome = try await conform("explain", id)

    #expect(outcome.status == 0)
    #expect(outcome.output.utf8.count < 150_000)
  }

  @Test("what begins with a hyphen is an operand behind two of them")
  func afterOptions() async throws {
    let outcome = try await conform("explain", "--", "--all")

    #expect(outcome.status == 2)
    #expect(outcome.problems.hasPrefix("error: no rule, clause, "))
    #expect(outcome.problems.contains(" is called '--all'"))
  }

  @Test("standard input is read where a file is", arguments: [["show", "-"], ["judge", "-"]])
  func standardInput(call: [String]) async throws {
    let path = "traces/" + Workshop.golden
    var reader = conform
    reader.input = try String(contentsOfFile: "\(Workshop.repository)/\(path)", encoding: .utf8)
    let read = try await reader.run(call)
    let named = try await conform.run(call.map { $0 == "-" ? path : $0 })

    #expect(read.status == 0)
    #expect(read.output.replacing(path, with: "-") == named.output.replacing(path, with: "-"))
  }

  @Test("standard input is compared with a file; what is wrong with it says so")
  func comparedInput() async throws {
    let path = "traces/" + Workshop.golden
    var reader = conform
    reader.input = try String(contentsOfFile: "\(Workshop.repository)/\(path)", encoding: .utf8)
    let same = try await reader("diff", path, "-")
    reader.input = "nothing of the kind"
    let other = try await reader("diff", path, "-")
    let judged = try await reader("judge", "-")

    #expect(same.status == 0 && same.output == "")
    #expect(other.status == 1)
    #expect(other.output.hasPrefix("--- \(path)\n+++ -\n"))
    #expect(judged.status == 2)
    #expect(judged.problems.hasPrefix("error: cannot read "))
  }
}
