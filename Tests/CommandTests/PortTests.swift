import Foundation
import Testing

/// The porter, called as people call it. It is built beside these tests, where the toolchain can.
@Suite("Porting", .enabled(if: PorterProduct.isBuilt)) struct PortTests {
  private static let card = "import UIKit\nclass Card: UIView {\n  @objc func tap() {}\n}\n"

  /// Makes a library in a temporary folder, and calls the command beside it.
  private func port(
    _ files: [String: String], _ arguments: [String]
  ) async throws -> (outcome: BuiltCommand.Outcome, manifest: String?) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("port-\(UUID().uuidString)")
    let library = folder.appendingPathComponent("Cards")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    for (file, text) in files {
      try Data(text.utf8).write(to: library.appendingPathComponent(file))
    }
    let conform = BuiltCommand(directory: folder.path)
    let outcome = try await conform.run(["port"] + arguments)
    let manifest = folder.appendingPathComponent("Cards-ported/Package.swift")
    return (outcome, try? String(contentsOf: manifest, encoding: .utf8))
  }

  @Test("a library is ported into a folder beside it, and compiles")
  func ports() async throws {
    let (outcome, manifest) = try await port(["Card.swift": Self.card], ["Cards"])

    #expect(outcome.status == 0)
    #expect(outcome.problems == "")
    #expect(
      outcome.output == """
        Cards: 1 file, 4 lines, 1 edit
          module Cards: 1 file
        edits
          1 objc-attributes
            Card.swift 1
        the compiler accepts it

        """)
    #expect(manifest?.contains("name: \"Cards\"") == true)
  }

  @Test("what the compiler refuses is a finding, as a document of JSON too")
  func refused() async throws {
    let text = "import UIKit\nlet a = missing\n"

    let (outcome, _) = try await port(["A.swift": text], ["Cards", "--json"])

    let compiler = try outcome.json(as: [String: Any].self)["compiler"] as? [String: Any]
    #expect(outcome.status == 1)
    #expect(compiler?["verdict"] as? String == "refuses")
  }

  /// A call, how it ends, and what it says.
  static let misuses: [([String], Int32, String)] = [
    ([], 2, "error: PATH is missing"),
    (["nowhere"], 2, "error: there is no folder '"),
    (["Cards", "--to", "Cards/inside"], 3, "error: nothing is written: '"),
  ]

  @Test("bad usage ends with 2, and refused writing with 3", arguments: misuses)
  func misuse(arguments: [String], status: Int32, message: String) async throws {
    let (outcome, manifest) = try await port(["Card.swift": Self.card], arguments)

    #expect(outcome.status == status)
    #expect(outcome.problems.hasPrefix(message))
    #expect(manifest == nil)
  }
}

/// The porter beside the tests, which is as new as they are.
private enum PorterProduct {
  /// Whether it is there; it counts as new then, for the build folder cannot be built in meanwhile.
  static let isBuilt: Bool = {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let porter = tests.deletingLastPathComponent().appendingPathComponent("conform-port").path
    guard FileManager.default.isExecutableFile(atPath: porter) else { return false }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: porter)
    return true
  }()
}
