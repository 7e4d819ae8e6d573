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

  @Test("what is covered is shown as waived, never as passed, and the verdict is conditional")
  func applied() async throws {
    let outcome = try await certify(file())

    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("\(faulty): conditional: waived "))
    #expect(outcome.output.contains("\nwaived interaction-input-restored/views in "))
    #expect(
      outcome.output.contains(
        "\n  waived until 2999-12-31: known since spring (https://example.org/7)\n"))
    #expect(outcome.output.contains(/cases    [0-9]+: [0-9]+ passed, [1-9][0-9]* waived;/))
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
        changes: ["cases": "gone *"],
        message: "line 2, column 3: waiver 1: covers no finding: gone *"),
      Flaw(
        changes: ["rule": "resources-delegate-dead"],
        message: "line 8, column 13: waiver 1: no rule is called 'resources-delegate-dead'"),
      Flaw(
        changes: ["cases": "modal/custom"],
        message:
          "line 3, column 14: waiver 1: expected a subject and a scenario for cases, or '*' for all, found 'modal/custom'"
      ),
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
    #expect(outcome.output.hasPrefix("\(faulty): refused: "))
    #expect(outcome.output.contains("\nerror: waivers.json: \(flaw.message)"))
  }

  @Test("errors are in the document, too")
  func errorsInDocument() async throws {
    let object: [String: Any] = try await certify(file(["cases": "gone *"]), "--json").json()

    #expect(object["verdict"] as? String == "refused")
    #expect(
      object["errors"] as? [String] == [
        "waivers.json: line 2, column 3: waiver 1: covers no finding: gone *"
      ])
  }

  @Test("what is found today is accepted, so that only what is new is a finding")
  func acceptCurrent() async throws {
    try await Workshop.open { workshop in
      let conform = workshop.conform
      let accept = ["certify", faulty, "--accept-current", "accepted.json"]
      let accepted = try await conform.run(accept)
      let text = try #require(workshop.text(of: "../accepted.json"))
      let judged = try await conform("certify", faulty, "--waivers", "accepted.json")

      #expect(accepted.status == 0 && judged.status == 0)
      #expect(judged.output.hasPrefix("\(faulty): conditional: waived "))
      #expect(
        accepted.output
          == judged.output + "\naccepted.json: 13 findings accepted, 13 of them new\n")

      let again = try await conform.run(accept)
      #expect(again.output.hasSuffix("\naccepted.json: 13 findings accepted, 0 of them new\n"))
      #expect(workshop.text(of: "../accepted.json") == text)

      // One finding that nobody accepted, and one that is found no more.
      try workshop.write(
        text.replacing(/=[^ ]+ =[^"]+/, maxReplacements: 1) { _ in "=\(faulty) =modal/custom" },
        to: "../accepted.json")
      let changed = try await conform("certify", faulty, "--waivers", "accepted.json")
      #expect(changed.status == 1)
      #expect(changed.output.contains("MUST "))
      #expect(changed.output.contains("covers no finding"))
      let renewed = try await conform.run(accept)
      #expect(renewed.status == 0)
      #expect(renewed.output.contains("13 findings accepted, 1 of them new\n"))
      #expect(
        renewed.output.contains(
          "\n  no longer found, and gone: interaction-input-restored/views in"))
      #expect(workshop.text(of: "../accepted.json") == text)
    }
  }

  @Test("a subject that is named twice is certified once, and accepted once")
  func twice() async throws {
    try await Workshop.open { workshop in
      let accept = ["certify", faulty, faulty, "--accept-current", "accepted.json"]
      let outcome = try await workshop.conform.run(accept)
      #expect(outcome.output.hasSuffix("\naccepted.json: 13 findings accepted, 13 of them new\n"))
    }
  }

  @Test("a file for several subjects serves each of them, and keeps what is of the others")
  func severalSubjects() async throws {
    try await Workshop.open { workshop in
      let other = "faulty/fold-with-animated-push"
      let conform = workshop.conform
      let accept = ["--accept-current", "accepted.json"]
      #expect(try await conform.run(["certify", faulty, other] + accept).status == 0)
      let text = try #require(workshop.text(of: "../accepted.json"))
      #expect(text.contains("\"=\(faulty) =") && text.contains("\"=\(other) ="))

      let one = try await conform("certify", other, "--waivers", "accepted.json")
      #expect(one.status == 0)
      #expect(try await conform.run(["certify", other] + accept).status == 0)
      #expect(workshop.text(of: "../accepted.json") == text)
    }
  }

  @Test("what is accepted is over after its last day")
  func acceptanceExpires() async throws {
    try await Workshop.open { workshop in
      let conform = workshop.conform
      let accept = ["certify", faulty, "--accept-current", "accepted.json", "--until"]
      #expect(try await conform.run(accept + ["2999-12-31"]).status == 0)
      let text = try #require(workshop.text(of: "../accepted.json"))
      #expect(text.contains("\"expiry\": \"2999-12-31\""))

      try workshop.write(text.replacing("2999-12-31", with: "2020-01-01"), to: "../accepted.json")
      let expired = try await conform("certify", faulty, "--waivers", "accepted.json")
      #expect(expired.status == 1)
      #expect(expired.output.contains(": waiver 1: expired on 2020-01-01"))
      #expect(try await conform.run(accept + ["2999-12-31"]).status == 0)
      #expect(workshop.text(of: "../accepted.json") == text)
    }
  }

  @Test("another file, a build server or a day that is over keeps it from being written")
  func notAccepted() async throws {
    try await Workshop.open { workshop in
      let accept = ["certify", faulty, "--accept-current", "Package.swift"]
      let other = try await workshop.conform.run(accept)
      #expect(other.status == 3 && other.output == "")
      #expect(
        other.problems.hasPrefix(
          "error: nothing is written: Package.swift is there, and is no list of waivers: line 1"))
      #expect(workshop.text(of: "../Package.swift") == "")

      var server = workshop.conform
      server.environment = ["CI": "true"]
      #expect(try await server.run(accept.dropLast() + ["new.json"]).status == 3)
      #expect(workshop.text(of: "../new.json") == nil)

      let late = try await workshop.conform.run(accept + ["--until", "2020-01-01"])
      #expect(late.status == 2)
      #expect(late.problems.hasPrefix("error: --until 2020-01-01 is over"))
    }
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
