import Foundation
import Testing

@testable import SourcePorting

/// What apps and libraries ordinarily say of UIKit is ported and compiles, with no edit by hand.
@Suite("Ordinary code", .enabled(if: BuiltModules.areThere))
struct OrdinaryCodeTests {
  @Test("seventy-one pieces of ordinary code are ported whole, and compile")
  func compiles() throws {
    let sources = TestHost.house.appendingPathComponent("Tests/OrdinaryCode")
    let bench = try Workbench([:])
    let report = try Porter(
      sources, to: bench.result, house: TestHost.house, builtModules: BuiltModules.folder,
      host: TestHost.surface
    ).port()

    #expect(report.compiler.errors == [])
    #expect(report.compiler.verdict == .accepts)
    #expect(report.obstacles == [])
    #expect(try pieces(in: sources) == 71)
  }

  /// How many pieces lie in a folder; each has a headline.
  private func pieces(in folder: URL) throws -> Int {
    try FolderListing(folder).files.filter { $0.hasSuffix(".swift") }.reduce(0) { count, file in
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return count + text.components(separatedBy: "// MARK: - ").count - 1
    }
  }
}
