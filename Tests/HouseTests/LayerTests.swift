import Foundation
import Testing

/// The rooms of the house lie in floors, and nothing looks up.
///
/// The edges stand in the manifest alone. What is tested is what has to be true of them, whatever
/// rooms are added.
@Suite("The floors of the house") struct LayerTests {
  private let manifest: Manifest

  init() throws {
    manifest = try Manifest.shared.get()
  }

  /// What must stay apart, and why.
  struct Separation: Sendable, CustomTestStringConvertible {
    let room: String
    let hidden: [String]
    let reason: String

    var testDescription: String { "\(room): \(reason)" }
  }

  static let separations = [
    Separation(
      room: "ConformanceRules", hidden: ["UIKit", "UIKitSemantics", "TransitionStage"],
      reason: "a rule reads traces, whichever host recorded them"),
    Separation(
      room: "AppearanceTrace", hidden: ["UIKit", "ConformanceRules"],
      reason: "a trace is text that any tool may read"),
    Separation(
      room: "UIKit", hidden: ["AppearanceTrace", "ConformanceRules", "TransitionStage"],
      reason: "the host knows of nobody who watches it"),
    Separation(
      room: "UIKitSemantics", hidden: ["UIKit", "CoreGraphics", "QuartzCore"],
      reason: "what UIKit decides is pure"),
    Separation(
      room: "ConformanceTesting", hidden: ["BuiltInSubjects", "FaultyTransitions"],
      reason: "an adapter brings no transitions along"),
    Separation(
      room: "ConformanceXCTest", hidden: ["BuiltInSubjects", "FaultyTransitions"],
      reason: "an adapter brings no transitions along"),
  ]

  @Test("no room reaches itself")
  func noCircles() {
    for room in manifest.edges.keys {
      #expect(!manifest.reach(of: room).contains(room), "\(room) reaches itself")
    }
  }

  @Test("what has to stay apart does", arguments: separations)
  func apart(separation: Separation) {
    #expect(manifest.edges[separation.room] != nil)
    #expect(separation.hidden.allSatisfy { manifest.edges[$0] != nil })
    #expect(manifest.reach(of: separation.room).isDisjoint(with: separation.hidden))
  }

  @Test("what a room imports is a library of this package")
  func edgesLeadToLibraries() {
    for (room, imports) in manifest.edges {
      #expect(imports.subtracting(manifest.edges.keys) == [], "\(room)")
    }
  }

  /// A package with such flags cannot be depended on by version.
  @Test("no library product reaches a room with flags of its own")
  func noUnsafeFlags() throws {
    let whole = try #require(manifest.edges["TransitionCertification"])
    #expect(!whole.isEmpty && !manifest.libraries.isEmpty)
    for (product, rooms) in manifest.libraries {
      let reached = rooms.reduce(into: Set(rooms)) { $0.formUnion(manifest.reach(of: $1)) }
      #expect(reached.isDisjoint(with: manifest.unsafe), "\(product)")
    }
  }

  @Test("only what reads Swift has flags of its own, and the command that people start has none")
  func whoHasFlags() {
    #expect(
      manifest.unsafe.isSubset(of: ["SourcePorting", "conform-port", "SourcePortingTests"]))
    #expect(!manifest.unsafe.contains("conform"))
  }

  @Test("the package brings no other package along")
  func noDependencies() {
    #expect(manifest.dependencies == 0)
  }
}

/// The package's manifest, as the package manager reads it.
private struct Manifest: Sendable {
  /// The libraries, and what each may import.
  let edges: [String: Set<String>]
  let dependencies: Int
  /// The rooms of each library product.
  let libraries: [String: [String]]
  /// The rooms with unsafe flags, commands and tests too.
  let unsafe: Set<String>

  /// The rooms that a room reaches, over however many edges.
  func reach(of room: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [room]
    while let next = waiting.popLast() {
      for neighbour in edges[next] ?? [] where reached.insert(neighbour).inserted {
        waiting.append(neighbour)
      }
    }
    return reached
  }

  /// The manifest, read once for all tests.
  static let shared = Result { try dump() }

  private static func dump() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("house-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", House.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    // What the package manager leaves goes with that folder.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": scratch.path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try Manifest(JSONDecoder().decode(Dump.self, from: data))
  }

  private init(_ dump: Dump) {
    dependencies = dump.dependencies.count
    libraries = Dictionary(
      uniqueKeysWithValues: dump.products.filter(\.type.isLibrary).map { ($0.name, $0.targets) })
    unsafe = Set(dump.targets.filter { $0.settings.contains(where: \.isUnsafe) }.map(\.name))
    edges = Dictionary(
      uniqueKeysWithValues: dump.targets.filter { $0.type == "regular" }.map { target in
        (target.name, Set(target.dependencies.map(\.name)))
      })
  }
}

/// What the package manager prints, as far as it is needed here.
private struct Dump: Decodable {
  struct Package: Decodable {}

  struct Target: Decodable {
    let name: String
    /// `regular` for a library; a command may import all that it needs.
    let type: String
    let dependencies: [Dependency]
    let settings: [Setting]
  }

  struct Setting: Decodable {
    /// Which kind it is, with what it says.
    let kind: [String: Value]

    var isUnsafe: Bool { kind.keys.contains("unsafeFlags") }

    struct Value: Decodable {
      init(from decoder: any Decoder) throws {}
    }
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: Kind

    struct Kind: Decodable {
      /// Only what is a library has these words.
      let library: [String]?

      var isLibrary: Bool { library != nil }
    }
  }

  struct Dependency: Decodable {
    let byName: [String?]

    var name: String { byName.first.flatMap { $0 } ?? "" }
  }

  let dependencies: [Package]
  let products: [Product]
  let targets: [Target]
}
