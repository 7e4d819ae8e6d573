import ConformanceReports
import Foundation
import Testing

@testable import conform

/// Counts are written down for a build, and compared with what was.
@Suite("Costs that are counted") struct BenchTests {
  /// A folder in which the command finds nothing that counts instructions: visits alone are quick.
  private func open(_ body: (Workshop) async throws -> Void) async throws {
    try await Workshop.open { workshop in
      var workshop = workshop
      workshop.conform.environment["PATH"] = "/nowhere"
      try await body(workshop)
    }
  }

  /// The file that was written; there is one.
  private func baseline(in workshop: Workshop) throws -> (name: String, text: String) {
    let folder = workshop.path + "/traces/costs"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let name = try #require(names.first)
    return (name, try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
  }

  @Test("what was just written down is what is the case")
  func holds() async throws {
    try await open { workshop in
      let renewed = try await workshop.conform("bench", "--renew")
      let compared = try await workshop.conform("bench", "--compare")

      let (name, text) = try baseline(in: workshop)
      let build = try #require(CountedBuild(fileName: name))
      #expect(text.hasPrefix("\(build.words)\nworkload "))
      #expect(renewed.status == 0 && renewed.output.contains("wrote traces/costs/\(name), "))
      #expect(compared.status == 0, "\(compared.output)")
      #expect(compared.output.hasSuffix(" stayed\n"))
      #expect(compared.problems.contains("note: no instructions are counted"))
    }
  }

  @Test("a count that grew is told, and ends with 1; one that shrank is told and holds")
  func moved() async throws {
    try await open { workshop in
      _ = try await workshop.conform("bench", "--renew")
      let (name, text) = try baseline(in: workshop)
      func change(to count: String) throws {
        let lines = text.split(separator: "\n").map { line in
          line.hasPrefix("engine.push-pop ") ? "engine.push-pop \(count) -" : String(line)
        }
        try workshop.write(lines.joined(separator: "\n"), to: "costs/\(name)")
      }

      try change(to: "10")
      let grew = try await workshop.conform("bench", "--compare")
      try change(to: "10000")
      let shrank = try await workshop.conform("bench", "--compare")

      #expect(grew.status == 1)
      #expect(grew.output.contains("engine.push-pop  visits"))
      #expect(grew.output.contains("1 grew by more than 5 %"))
      #expect(grew.output.contains("in the same change: conform bench --renew\n"))
      #expect(shrank.status == 0 && shrank.output.contains("1 shrank by more than 5 %"))
    }
  }

  @Test("a workload that is written down or done alone is told in a line, and ends with 1")
  func alone() async throws {
    try await open { workshop in
      _ = try await workshop.conform("bench", "--renew")
      let (name, text) = try baseline(in: workshop)
      try workshop.write(
        text.replacing("engine.push-pop ", with: "engine.pull-pop "), to: "costs/\(name)")
      let outcome = try await workshop.conform("bench", "--compare")

      #expect(outcome.status == 1)
      #expect(outcome.output.contains("\nnothing is written down for engine.push-pop\n"))
      #expect(
        outcome.output.contains(
          "\nengine.pull-pop is written down, and is no workload any more\n"))
      #expect(outcome.output.contains("in the same change: conform bench --renew\n"))
    }
  }

  @Test("the folder that is named is the one that is told, and is for what is written down alone")
  func namedFolder() async throws {
    try await open { workshop in
      try workshop.write("", to: "../kept/README.md")
      let renewed = try await workshop.conform("bench", "--renew", "--traces", "kept")
      let timed = try await workshop.conform("bench", "clock", "--traces", "kept")

      #expect(renewed.status == 0 && renewed.output.contains("wrote kept/costs/"))
      #expect(timed.status == 2 && timed.output == "")
      #expect(timed.problems == "error: --traces goes with --compare and --renew\n")
    }
  }

  @Test("what another compiler cost is not compared, and is named")
  func otherCompiler() async throws {
    try await open { workshop in
      let other = "5.9 x86_64 debug Onone singlefile"
      try workshop.write(
        "swift \(other)\n", to: "costs/\(other.replacing(" ", with: "-")).txt")
      let outcome = try await workshop.conform("bench", "--compare")

      #expect(outcome.status == 0)
      #expect(outcome.problems.contains("note: nothing is written down for swift "))
      #expect(outcome.problems.contains(", but for swift \(other)"))
    }
  }

  @Test("a file that holds something else is told with its line")
  func unreadable() async throws {
    try await open { workshop in
      _ = try await workshop.conform("bench", "--renew")
      let (name, text) = try baseline(in: workshop)
      try workshop.write(
        text.replacing("engine.push-pop ", with: "engine.push-pop many "), to: "costs/\(name)")
      let outcome = try await workshop.conform("bench", "--compare")

      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.problems.hasPrefix("error: traces/costs/\(name), line 4: found 'engine"))
    }
  }

  @Test("nothing is written down where a build server runs")
  func buildServer() async throws {
    try await open { workshop in
      var workshop = workshop
      workshop.conform.environment["CI"] = "true"
      let outcome = try await workshop.conform("bench", "--renew")

      #expect(outcome.status == 3 && outcome.problems.contains("a build server runs here"))
    }
  }

  @Test("a plot of growth is written as a picture")
  func plot() async throws {
    try await open { workshop in
      let file = workshop.path + "/growth.svg"
      let outcome = try await workshop.conform("bench", "--plot", file, "clock.drain")

      #expect(outcome.status == 0 && outcome.output == "")
      let svg = try String(contentsOfFile: file, encoding: .utf8)
      #expect(svg.contains(">clock.drain</text>") && svg.contains(">things that are due</text>"))
    }
  }
}
