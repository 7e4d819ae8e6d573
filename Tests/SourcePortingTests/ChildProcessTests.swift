import Foundation
import Testing

@testable import SourcePorting

/// Commands that the porter calls.
@Suite("Other commands") struct ChildProcessTests {
  @Test(
    "leave what they need meanwhile in a folder that goes with them",
    arguments: [nil, ["PATH": "/usr/bin:/bin", "TMPDIR": "/"]])
  func folder(environment: [String: String]?) throws {
    let outcome = try ChildProcess.run(
      ["sh", "-c", "touch \"$TMPDIR/left\" && echo \"$TMPDIR\""], environment: environment)

    let folder = try #require(outcome.output.split(separator: "\n").first).description
    #expect(outcome.status == 0 && folder.contains("/port-"))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
