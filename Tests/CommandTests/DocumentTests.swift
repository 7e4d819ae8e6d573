import Foundation
import Testing

/// The documents that the command makes, in a folder with what they are made of.
@Suite("Documents in a folder") struct DocumentTests {
  /// A folder with what pages are made of, and with the pages or without.
  private func inFolder(
    writing: Bool = true, _ body: (Workshop) async throws -> Void
  ) async throws {
    try await Workshop.open { workshop in
      var workshop = workshop
      let parts = [
        "Package.swift", "Sources/README.md", "Sources/ConformanceRules/Rules", "traces/rules",
        "traces/figures.json",
      ]
      for part in parts { try copy(part, to: workshop.path) }
      workshop.conform.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
      if writing {
        let written = try await workshop.conform("report", "--write")
        try #require(written.status == 0, "\(written.problems)")
      }
      try await body(workshop)
    }
  }

  private func copy(_ part: String, to folder: String) throws {
    let target = URL(fileURLWithPath: "\(folder)/\(part)")
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: target)
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: "\(Workshop.repository)/\(part)"), to: target)
  }

  @Test("pages that are stale, missing or stray are named, and writing mends them")
  func stale() async throws {
    try await inFolder { workshop in
      let page = try #require(workshop.text(of: "facts/README.md"))
      try workshop.write("nothing", to: "facts/README.md")
      try workshop.delete("modal/README.md")
      try workshop.write("nobody's", to: "gone/README.md")

      let check = try await workshop.conform("report", "--check")
      #expect(check.status == 1)
      #expect(
        check.output.hasPrefix(
          "missing traces/modal/README.md\nstale traces/facts/README.md\n"
            + "stray traces/gone/README.md\n"))
      let refused = try await workshop.refusing("report", "--write")
      #expect(refused.status == 3)
      #expect(workshop.text(of: "facts/README.md") == "nothing")

      #expect(try await workshop.conform("report", "--write").status == 0)
      #expect(workshop.text(of: "facts/README.md") == page)
      let index = try await workshop.conform("report")
      #expect(index.status == 0 && index.output == workshop.text(of: "../CONFORMANCE.md"))
      #expect(workshop.text(of: "gone/README.md") == nil)
      #expect(try await workshop.conform("report", "--check").status == 0)
    }
  }

  @Test("a page that is there and cannot be read is not said to be missing")
  func unreadable() async throws {
    try await inFolder(writing: false) { workshop in
      try workshop.write("", to: "facts/README.md/in-the-way")

      let check = try await workshop.conform("report", "--check")
      let lines = check.output.split(separator: "\n")
      #expect(check.status == 1)
      #expect(lines.contains("unreadable traces/facts/README.md: it is a folder"))
      #expect(lines.contains("missing traces/modal/README.md"))
      #expect(!lines.contains("missing traces/facts/README.md"))
    }
  }

  @Test("without figures of a run nothing is made, and the command says how to make them")
  func noFigures() async throws {
    try await Workshop.open { workshop in
      let outcome = try await workshop.conform("report")

      #expect(outcome.status == 2)
      #expect(outcome.problems.contains("traces/figures.json: there is no such file"))
      #expect(outcome.problems.contains("conform report --run --write"))
    }
  }

  @Test("writing and checking do not go together")
  func misuse() async throws {
    #expect(try await BuiltCommand(directory: "/")("report", "--write", "--check").status == 2)
  }

  @Test("a part is one of several, and of a run that is compared")
  func part() async throws {
    let conform = BuiltCommand(directory: "/")
    let word = try await conform("report", "--run", "--check", "--part", "9/8")
    #expect(word.status == 2 && word.problems.contains("expected a part such as 3/8"))
    let alone = try await conform("report", "--check", "--part", "3/8")
    #expect(alone.status == 2 && alone.problems.contains("--part goes with --run --check"))
    let empty = try await conform("report", "--run", "--check", "--part", "3/90000")
    #expect(empty.status == 2 && empty.problems.contains("parts for --part, one a subject"))
  }
}

extension Workshop {
  /// What the command says where a build server runs.
  fileprivate func refusing(_ arguments: String...) async throws -> BuiltCommand.Outcome {
    var conform = conform
    conform.environment["CI"] = "true"
    return try await conform.run(arguments)
  }
}
