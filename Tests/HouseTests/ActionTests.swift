import Foundation
import Testing

/// What the action for GitHub's runners does, tried without them.
@Suite("The action that certifies") struct ActionTests {
  private static let action = ".github/actions/certify"

  /// The script, called in a temporary folder with another command in the place of `swift`.
  private struct Trial {
    let status: Int32
    let output: String
    /// How `swift` was called: its folder and its words, a line each.
    let calls: [String]
  }

  private static func call(
    _ verb: String, in folder: String, library: String = ".", arguments: String = ""
  ) throws -> Trial {
    let swift = """
      #!/bin/sh
      [ "$1" = --version ] && { echo "Swift 0.0"; exit 0; }
      pwd >> "\(folder)/calls"
      for word in "$@"; do echo "$word" >> "\(folder)/calls"; done
      exit 3
      """
    try swift.write(toFile: "\(folder)/swift", atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/swift")
    let process = Process()
    process.executableURL = House.root.appendingPathComponent("\(action)/certify")
    process.arguments = [verb]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = [
      "PATH": "\(folder):/usr/bin:/bin", "CONFORM_FOLDER": "\(folder)/kept", "LIBRARY": library,
      "ARGUMENTS": arguments,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let calls = (try? String(contentsOfFile: "\(folder)/calls", encoding: .utf8)) ?? ""
    return Trial(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      calls: calls.split(separator: "\n").map(String.init))
  }

  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("action-\(UUID().uuidString)").resolvingSymlinksInPath().path
    try FileManager.default.createDirectory(
      atPath: folder + "/Some Library", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("its key is the same for the same suite and toolchain")
  func key() throws {
    try Self.inFolder { folder in
      let first = try Self.call("key", in: folder)

      #expect(first.status == 0)
      let lines = first.output.split(separator: "\n")
      #expect(lines.first.map(String.init) == "folder=\(folder)/kept")
      #expect(lines.last?.hasPrefix("key=conform-") == true && lines.count == 2)
      #expect(try Self.call("key", in: folder).output == first.output)
    }
  }

  @Test("it certifies the library from a copy of the suite, and ends as the command does")
  func run() throws {
    try Self.inFolder { folder in
      let trial = try Self.call(
        "run", in: folder, library: "Some Library", arguments: "--strict --json")

      #expect(trial.status == 3)
      #expect(trial.calls.first?.hasPrefix("\(folder)/kept/") == true)
      #expect(
        trial.calls.dropFirst() == [
          "run", "conform", "certify", "\(folder)/Some Library", "--strict", "--json",
        ])
      let copy = try #require(trial.calls.first)
      for file in ["Package.swift", "Sources/conform/BuiltInConform.swift"] {
        let kept = try FileManager.default.attributesOfItem(atPath: "\(copy)/\(file)")
        let own = try FileManager.default.attributesOfItem(
          atPath: House.root.appendingPathComponent(file).path)
        #expect(kept[.size] as? Int == own[.size] as? Int, "\(file)")
      }
      #expect(!FileManager.default.fileExists(atPath: copy + "/.build"))
    }
  }

  @Test("it pins no branch, and calls nothing but its script and the cache")
  func pinned() throws {
    let lines = try House.text(of: "\(Self.action)/action.yml").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }

    #expect(lines.filter { $0.hasPrefix("uses: ") } == ["uses: actions/cache@v4"])
    #expect(
      lines.filter { $0.hasPrefix("run: ") } == [
        #"run: '"$GITHUB_ACTION_PATH/certify" key >> "$GITHUB_OUTPUT"'"#,
        #"run: '"$GITHUB_ACTION_PATH/certify" run'"#,
      ])
    let workflow = try House.text(
      of: "Tests/Examples/FadeKit/.github/workflows/certify.yml")
    #expect(workflow.split(separator: "\n").count == 10)
    #expect(workflow.contains("/TransitionConformance/\(Self.action)@1.0.0\n"))
    #expect(workflow.contains("container: swift:6.3\n"))
  }
}
