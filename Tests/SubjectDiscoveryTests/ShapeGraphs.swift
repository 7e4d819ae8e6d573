import Foundation

@testable import SubjectDiscovery

/// The files in `Shapes`, as the compiler of this toolchain tells of them; made once for all tests.
enum ShapeGraphs {
  /// What was found in them.
  static let candidates: Result<[String: Candidate], any Error> = Result {
    let found = try discovery.get().candidates.judgedTogether
    return Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
  }

  /// The search over them.
  static let discovery: Result<Discovery, any Error> = Result {
    let manager = FileManager.default
    let scratch = manager.temporaryDirectory.appendingPathComponent("shapes-\(UUID().uuidString)")
    try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: scratch) }
    let files = try manager.contentsOfDirectory(atPath: shapes.path).sorted()
    let search = [
      "-I", modules.path, "-I",
      house.appendingPathComponent("Sources/UIKitSubmodules/include").path,
    ]
    func run(_ arguments: [String]) throws { try Self.run(arguments, leavingIn: scratch) }
    try run(
      ["swiftc", "-swift-version", "5", "-module-name", "Kit", "-parse-as-library", "-wmo"]
        + ["-emit-module", "-emit-module-path", scratch.path + "/Kit.swiftmodule"] + search
        + files.map { shapes.appendingPathComponent($0).path })
    func graphs(_ module: String, extending other: String? = nil, _ options: [String]) throws
      -> [SymbolGraph]
    {
      try run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", scratch.path]
          + options + search + ["-I", scratch.path])
      return try ([module] + [other].compactMap { $0 }.map { "\(module)@\($0)" }).map { name in
        let file = "\(name).symbols.json"
        return try SymbolGraph(
          try Data(contentsOf: scratch.appendingPathComponent(file)), named: file)
      }
    }
    let kit = try graphs("Kit", extending: "UIKit", ["-minimum-access-level", "private"])
    let system = try graphs(
      "UIKit", ["-minimum-access-level", "public", "-skip-synthesized-members"])
    var texts: [String: String] = [:]
    for file in files {
      texts[file] = try String(contentsOf: shapes.appendingPathComponent(file), encoding: .utf8)
    }
    return Discovery(library: kit, system: system, sources: LibrarySources(["Kit": texts]))
  }

  private static let house = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let shapes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Shapes")
  /// The headless modules that were built with these tests.
  private static let modules = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("Modules")

  /// What a command that failed had to say.
  struct Trouble: Error { let text: String }

  /// Runs a command, which leaves in a folder what it needs meanwhile.
  private static func run(_ arguments: [String], leavingIn scratch: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": scratch.path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Trouble(text: String(decoding: data, as: UTF8.self))
    }
  }
}
