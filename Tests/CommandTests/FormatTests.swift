import Foundation
import PublishedForms
import Testing

/// The forms in which the built command publishes what it finds.
@Suite("Formats") struct FormatTests {
  private let conform = BuiltCommand(directory: "/")
  private static let subject = "faulty/delegate-nobody-keeps"

  /// How the document of each format begins.
  private static let openings = [
    ("text", "faulty/delegate-nobody-keeps: refused"), ("json", "{\n  \"causes\""),
    ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"conform certify\""),
    ("sarif", "{\n  \"$schema\""),
    ("github", "::error title=faulty/delegate-nobody-keeps%3A MUST "),
    ("markdown", "# faulty/delegate-nobody-keeps: refused: MUST "), ("badge", "<svg xmlns="),
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
      ["certify", "seed/fade", Self.subject], ["run", "system", "modal/full-screen"],
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
      let trace = try await workshop.conform("show", "\(Self.subject) modal/custom/present")
      try Data(trace.output.utf8).write(
        to: URL(fileURLWithPath: workshop.conform.directory + "/a.trace"))
      let json = try await workshop.conform("judge", "a.trace", "--json")
      let sarif = try await workshop.conform("judge", "a.trace", "--format", "sarif")

      #expect(try PublishedForms.flaws(in: json.output) == [])
      #expect(sarif.output.contains("\"ruleId\" : \"resources-delegate-alive\""))
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
        "certify", "seed/fade", "--format", "junit,badge", "--output", "out")
      let files = try FileManager.default.contentsOfDirectory(
        atPath: workshop.conform.directory + "/out")

      #expect(outcome.status == 0)
      #expect(files.sorted() == ["badge.svg", "junit.xml"])
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
    let outcome = try await conform.run(["certify", "seed/fade"] + options)

    #expect(outcome.status == 2)
    #expect(outcome.problems.contains(words))
  }

  @Test(
    "help and refusal name the formats that a command takes, and no other",
    arguments: [
      (["certify", "seed/fade"], "badge or certificate"), (["run"], "html or badge"),
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
      "certify", "seed/fade", "--format", "badge", "--output", "/dev/null/reports")

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

      #expect(summary.hasPrefix("before\n# faulty/delegate-nobody-keeps: refused"))
    }
  }
}

/// Certificates and what becomes of them.
@Suite("Verifying certificates") struct VerifyTests {
  /// Makes a certificate with its traces in a folder that exists as long as the closure runs.
  private func withCertificate(_ body: (BuiltCommand, String) async throws -> Void) async throws {
    try await Workshop.open { workshop in
      let made = try await workshop.conform(
        "certify", "seed/fade", "--format", "certificate", "--output", "out")
      #expect(made.status == 0)
      try await body(workshop.conform, workshop.path + "/out/certificate")
    }
  }

  @Test("a certificate holds against its traces, and against a run of today")
  func holds() async throws {
    try await withCertificate { conform, path in
      let traces = try await conform("verify", path + ".md", path + ".traces")
      let anew = try await conform("verify", path + ".md")

      #expect(traces.status == 0 && anew.status == 0)
      #expect(traces.output.hasPrefix("seed/fade: certified by suite "))
      #expect(traces.output == anew.output)
    }
  }

  @Test("a subject that the command does not have is verified by its traces alone")
  func foreign() async throws {
    try await Workshop.open { workshop in
      let runner = BuiltCommand(directory: workshop.path, name: "conform-unruly")
      _ = try await runner(
        "certify", "rash/none", "--format", "certificate", "--output", "out")
      let page = "out/certificate.md"
      let anew = try await workshop.conform("verify", page)
      let traces = try await workshop.conform("verify", page, "out/certificate.traces")

      #expect(anew.status == 2 && anew.problems.contains("there is no subject 'rash/none' here"))
      #expect(traces.status == 0 && traces.output.hasPrefix("rash/none: "))
    }
  }

  @Test("traces that are others, or too few, are named, and end it with 1")
  func differs() async throws {
    try await withCertificate { conform, path in
      let text = try String(contentsOfFile: path + ".traces", encoding: .utf8)
      try text.replacing("status-bar sheet light", with: "status-bar sheet dark")
        .write(toFile: path + ".traces", atomically: true, encoding: .utf8)
      let changed = try await conform("verify", path + ".md", path + ".traces")
      let trace = try await conform("show", "seed/fade modal/custom/present")
      try trace.output.write(toFile: path + ".trace", atomically: true, encoding: .utf8)
      let few = try await conform("verify", path + ".md", path + ".trace")

      #expect(changed.status == 1 && changed.output.contains(" differ from the certificate:\n"))
      #expect(few.status == 1 && few.output.contains(" are in the certificate alone:\n"))
    }
  }

  @Test("what was borne with has to be borne with again, or the verdict is another")
  func waived() async throws {
    try await Workshop.open { workshop in
      let subject = "faulty/delegate-nobody-keeps"
      let made = try await workshop.conform(
        "certify", subject, "--accept-current", "waivers.json", "--format", "certificate",
        "--output", "out")
      let page = "out/certificate.md"
      let again = try await workshop.conform("verify", page, "--waivers", "waivers.json")
      let without = try await workshop.conform("verify", page)

      #expect(made.output.hasPrefix("\(subject): conditional"))
      #expect(again.status == 0)
      #expect(without.status == 1 && without.output.contains("\n  it is refused now\n"))
    }
  }

  @Test("a page with several certificates is verified one after another")
  func several() async throws {
    try await Workshop.open { workshop in
      let made = try await workshop.conform(
        "certify", "seed/fade", "seed/fade-tabs", "--format", "certificate")
      try made.output.write(
        toFile: workshop.path + "/two.md", atomically: true, encoding: .utf8)
      let verified = try await workshop.conform("verify", "two.md")

      #expect(made.status == 0 && verified.status == 0)
      #expect(verified.output.split(separator: "\n").count == 2)
      #expect(verified.output.contains("\nseed/fade-tabs: certified by suite "))
    }
  }

  @Test("what is no certificate, or is one no more, is no argument")
  func unreadable() async throws {
    try await withCertificate { conform, path in
      let page = try String(contentsOfFile: path + ".md", encoding: .utf8)
      let line = try #require(page.split(separator: "\n").last { $0.hasSuffix(".trace") })
      try page.replacing("\(line)\n", with: "")
        .write(toFile: path + ".md", atomically: true, encoding: .utf8)
      let altered = try await conform("verify", path + ".md")
      let other = try await conform("verify", path + ".traces")

      #expect(altered.status == 2 && altered.problems.contains("somebody has altered it"))
      #expect(other.status == 2 && other.problems.contains("it is no certificate"))
    }
  }
}
