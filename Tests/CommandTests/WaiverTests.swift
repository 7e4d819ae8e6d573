import Testing
import Thoroughness

/// What the command makes of a file of waivers.
@Suite("Waivers in a file") struct WaiverTests {
  private let faulty = "faulty/fold-with-input-left-off"

  /// A file with one waiver, some of its members changed; none where a member is left out.
  private func file(_ changes: [String: String?] = [:]) -> String {
    var members: [String: String?] = [
      "cases": "\(faulty) *", "reason": "known since spring",
      "link": "https://example.org/7", "owner": "transitions", "expiry": "2999-12-31",
    ]
    members.merge(changes) { $1 }
    let lines = members.sorted { $0.key < $1.key }.compactMap { name, value in
      value.map { "    \"\(name)\": \"\($0)\"" }
    }
    return "[\n  {\n\(lines.joined(separator: ",\n"))\n  }\n]\n"
  }

  /// Certifies a subject that never holds, with this file of waivers.
  private func certify(
    _ file: String, _ options: String...
  ) async throws -> BuiltCommand.Outcome {
    try await Workshop.open { workshop in
      try workshop.write(file, to: "../waivers.json")
      return try await workshop.conform.run(
        ["certify", faulty, "--waivers", "waivers.json"] + options)
    }
  }

  @Test("what is covered is shown as waived, never as held, and the verdict is conditional")
  func applied() async throws {
    let outcome = try await certify(file())

    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("\(faulty): conditional\n"))
    #expect(outcome.output.contains("\nwaived interaction-input-restored\n"))
    #expect(
      outcome.output.contains(
        "\n  waived until 2999-12-31: known since spring (https://example.org/7)\n"))
    #expect(outcome.output.contains(/cases    [0-9]+: [0-9]+ held, [1-9][0-9]* waived, 0 broken,/))
    #expect(!outcome.output.contains("MUST"))
    #expect(!outcome.output.contains("error: "))
  }

  @Test("in a strict certification what is covered still is no success")
  func strict() async throws {
    #expect(try await certify(file(), "--strict").status == 1)
  }

  @Test("the document marks what is covered with the waiver's own words")
  func document() async throws {
    let object: [String: Any] = try await certify(file(), "--json").json()
    let headlines = try #require(object["headlines"] as? [[String: Any]])

    #expect(object["verdict"] as? String == "conditional")
    #expect(object["errors"] == nil)
    #expect(!headlines.isEmpty)
    #expect(
      headlines.allSatisfy {
        $0["waived"] as? [String: String] == [
          "reason": "known since spring", "link": "https://example.org/7",
          "owner": "transitions", "expiry": "2999-12-31",
        ]
      })
  }

  /// Changes to a waiver, and what is said of it.
  struct Flaw: Sendable, CustomTestStringConvertible {
    let changes: [String: String?]
    let message: String

    var testDescription: String { message }
  }

  @Test(
    "one that is expired, needless or malformed is an error with its place, and refuses",
    arguments: [
      Flaw(
        changes: ["expiry": "2020-02-29"], message: "line 4, column 15: waiver 1: expired on"),
      Flaw(
        changes: ["cases": "seed *"],
        message: "line 2, column 3: waiver 1: covers no finding: seed *"),
      Flaw(
        changes: ["rule": "resources-delegate-dead"],
        message: "line 8, column 13: waiver 1: no rule is called 'resources-delegate-dead'"),
      Flaw(
        changes: ["cases": "modal/custom"],
        message: "line 3, column 14: waiver 1: expected a subject and a scenario or '*'"),
      Flaw(
        changes: ["cases": nil], message: "line 2, column 3: waiver 1: names neither a rule nor"),
      Flaw(changes: ["reason": " "], message: "line 7, column 15: waiver 1: has no reason"),
      Flaw(
        changes: ["link": "issue 7"],
        message: "line 5, column 13: waiver 1: expected an http address for link"),
      Flaw(changes: ["owner": ""], message: "line 6, column 14: waiver 1: has no owner"),
      Flaw(
        changes: ["expiry": "soon"],
        message: "line 4, column 15: waiver 1: expected yyyy-mm-dd for expiry, found 'soon'"),
    ].sampled(4))
  func flawed(_ flaw: Flaw) async throws {
    let outcome = try await certify(file(flaw.changes))

    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("\(faulty): refused\n"))
    #expect(outcome.output.contains("\nerror: waivers.json: \(flaw.message)"))
  }

  @Test("errors are in the document, too")
  func errorsInDocument() async throws {
    let object: [String: Any] = try await certify(file(["cases": "seed *"]), "--json").json()

    #expect(object["verdict"] as? String == "refused")
    #expect(
      object["errors"] as? [String] == [
        "waivers.json: line 2, column 3: waiver 1: covers no finding: seed *"
      ])
  }

  @Test("a file in another form is bad usage, with the place, and nothing runs")
  func otherForm() async throws {
    let outcome = try await certify(file(["owner": nil]))

    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.problems
        == "error: cannot read waivers.json: line 2, column 3: found no member 'owner',"
        + " expected one\n")
  }
}
