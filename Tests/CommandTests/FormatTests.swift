import Foundation
import PublishedForms
import Testing

/// The forms in which the built command publishes what it finds.
@Suite("Formats") struct FormatTests {
  private let conform = BuiltCommand(directory: "/")
  private static let subject = "faulty/fold-with-input-left-off"

  /// How the document of each format begins.
  private static let openings = [
    ("text", "\(subject): refused"), ("json", "{\n  \"causes\""),
    ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"conform certify\""),
    ("sarif", "{\n  \"$schema\""),
    ("github", "::error title=\(subject)%3A MUST "),
    ("markdown", "# \(subject): refused: MUST "), ("badge", "<svg xmlns="),
  ]

  @Test(
    "each format is one document on standard output, and the status is the same",
    arguments: openings)
  func documents(format: String, opening: String) async throws {
    let outcome = try await conform("certify", Self.subject, "--format", format)

    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix(opening))
    #expect(outcome.problems == "")
  }

  @Test("what was short stays short: --json prints what --format json does")
  func short() async throws {
    let short = try await conform("certify", Self.subject, "--json")
    let long = try await conform("certify", Self.subject, "--format=json")

    #expect(short.output == long.output)
    #expect(try PublishedForms.flaws(in: short.output) == [])
  }

  @Test(
    "every document for machines is as the published schema says",
    arguments: [
      ["certify", "seed/fold", Self.subject], ["run", "system", "modal/full-screen"],
    ])
  func schema(arguments: [String]) async throws {
    try await Workshop.open { workshop in
      let outcome = try await workshop.conform.run(arguments + ["--format", "json"])

      #expect(try PublishedForms.flaws(in: outcome.output) == [])
    }
  }

  @Test("traces that lie in files are judged into every format, too")
  func judged() async throws {
    try await Workshop.open { workshop in
      let trace = try await workshop.conform("show", "\(Self.subject) segue/push-at-once/perform")
      try Data(trace.output.utf8).write(
        to: URL(fileURLWithPath: workshop.conform.directory + "/a.trace"))
      let json = try await workshop.conform("judge", "a.trace", "--json")
      let sarif = try await workshop.conform("judge", "a.trace", "--format", "sarif")

      #expect(try PublishedForms.flaws(in: json.output) == [])
      #expect(sarif.output.contains("\"ruleId\" : \"interaction-input-restored\""))
    }
  }

  @Test("with a folder every format is a file in it, and standard output has the text")
  func folder() async throws {
    try await Workshop.open { workshop in
      let outcome = try await workshop.conform(
        "certify", Self.subject, "--output", "reports/today")
      let folder = workshop.conform.directory + "/reports/today"
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder)

      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix(Self.openings[0].1))
      #expect(outcome.problems.hasPrefix("note: "))
      for (name, opening) in zip(
        [
          "report.txt", "report.json", "junit.xml", "report.sarif", "annotations.txt", "report.md",
          "badge.svg",
        ],
        Self.openings.map(\.1))
      {
        #expect(files.contains(name))
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        #expect(text.hasPrefix(opening), "\(name)")
      }
    }
  }

  @Test("only the formats that are named are written")
  func chosen() async throws {
    try await Workshop.open { workshop in
      let outcome = try await workshop.conform(
        "certify", "seed/fold", "--format", "junit,badge", "--output", "out")
      let files = try FileManager.default.contentsOfDirectory(
        atPath: workshop.conform.directory + "/out")

      #expect(outcome.status == 0)
      #expect(files.sorted() == [".conform-files", "badge.svg", "junit.xml"])
    }
  }

  @Test(
    "of a form that is written again only what belongs to it stays; what others put there stays")
  func again() async throws {
    try await Workshop.open { workshop in
      let folder = workshop.path + "/out"
      func call(_ subject: String, _ formats: String) async throws -> Set<String> {
        let outcome = try await workshop.conform(
          "certify", subject, "--format", formats, "--output", "out")
        #expect(outcome.status < 2)
        return Set(try FileManager.default.subpathsOfDirectory(atPath: folder))
      }
      let first = try await call(Self.subject, "html,badge,certificate")
      let finding = try #require(first.first { $0.hasPrefix("site/findings/") })
      let changed = try #require(first.first { $0.hasPrefix("site/figures/") })
      // What somebody adds or changes is his; what a link leads to lies elsewhere.
      for file in ["site/findings/mine.html", "notes.txt", changed] {
        try workshop.write("mine", to: "../out/\(file)")
      }
      let subjects = try #require(first.first { $0.hasPrefix("site/subjects/") })
      try FileManager.default.moveItem(
        atPath: folder + "/site/subjects", toPath: workshop.path + "/elsewhere")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/site/subjects", withDestinationPath: workshop.path + "/elsewhere")
      let second = try await call("seed/fold", "html")
      let third = try await call("seed/proper-segue", "html,certificate")

      #expect(!second.contains(finding) && second.contains("badge.svg"))
      for file in ["site/findings/mine.html", "notes.txt", changed] {
        #expect(third.contains(file), "\(file)")
      }
      let elsewhere = try FileManager.default.contentsOfDirectory(
        atPath: workshop.path + "/elsewhere")
      #expect(elsewhere.contains(String(subjects.dropFirst("site/subjects/".count))))
      #expect(third.contains("certificate.md") && third.contains("badge.svg"))
    }
  }

  @Test("a list of written files that is somebody else's is left as it is, and nothing is written")
  func foreignList() async throws {
    try await Workshop.open { workshop in
      for text in ["something else\n", "conform-files 1\nbadge 0 ../badge.svg\n"] {
        try workshop.write(text, to: "../out/.conform-files")
        let outcome = try await workshop.conform(
          "certify", "seed/fold", "--format", "badge", "--output", "out")
        let files = try FileManager.default.contentsOfDirectory(atPath: workshop.path + "/out")

        #expect(outcome.status == 3 && outcome.problems.contains("nothing is written: "))
        #expect(files == [".conform-files"])
      }
    }
  }

  @Test(
    "what does not fit is refused before anything runs",
    arguments: [
      (["--format", "junit,sarif"], "several formats are files: say where by --output DIR"),
      (["--format", "jsno"], "did you mean 'json'?"),
      (["--format", "junit", "--json"], "--json is short for --format json"),
      (["--format", ""], "option '--format' needs a value, FORMAT"),
    ])
  func misuse(options: [String], words: String) async throws {
    let outcome = try await conform.run(["certify", "seed/fold"] + options)

    #expect(outcome.status == 2)
    #expect(outcome.problems.contains(words))
  }

  @Test(
    "help and refusal name the formats that a command takes, and no other",
    arguments: [
      (["certify", "seed/fold"], "badge or certificate"), (["run"], "html or badge"),
      (["judge", "a.trace"], "html or badge"), (["selftest"], "html or badge"),
    ])
  func offered(arguments: [String], last: String) async throws {
    let help = try await conform("help", arguments[0])
    let refusal = try await conform.run(arguments + ["--format", "pdf"])
    let words = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")

    #expect(words.contains("\(last); several with commas"))
    #expect(refusal.status == 2 && refusal.problems.contains("\(last)\n"))
  }

  @Test("a folder that cannot be written to ends the command with 3")
  func unwritable() async throws {
    let outcome = try await conform(
      "certify", "seed/fold", "--format", "badge", "--output", "/dev/null/reports")

    #expect(outcome.status == 3)
    #expect(outcome.problems.contains("nothing is written: "))
  }

  @Test("where GitHub names a summary, annotations come with one, which is added to what is there")
  func summary() async throws {
    try await Workshop.open { workshop in
      let path = workshop.conform.directory + "/summary.md"
      try Data("before\n".utf8).write(to: URL(fileURLWithPath: path))
      var conform = workshop.conform
      conform.environment["GITHUB_STEP_SUMMARY"] = path
      _ = try await conform("certify", Self.subject, "--format", "github")
      let summary = try String(contentsOfFile: path, encoding: .utf8)

      #expect(summary.hasPrefix("before\n# \(Self.subject): refused"))
    }
  }
}
