import Foundation
import Testing

/// What lies in the repository is what the command says now.
@Suite("The repository's goldens and documents") struct RepositoryTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test("everything that is built in and good holds, and so does every golden")
  func goldens() throws {
    let outcome = try BuiltCommand(directory: root)("run")

    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("CONFORMANCE.md is what 'conform report' prints")
  func document() throws {
    let written = try String(contentsOfFile: root + "/CONFORMANCE.md", encoding: .utf8)
    let printed = try BuiltCommand(directory: root)("report").output

    let isSame = written == printed
    #expect(isSame, "print it anew: swift run conform report > CONFORMANCE.md")
  }

  @Test("every built-in fault is caught by a rule named for it, and nothing good is blamed")
  func selftest() throws {
    let outcome = try BuiltCommand(directory: root)("selftest")

    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
