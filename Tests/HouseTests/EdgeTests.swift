import Foundation
import Testing

/// The house has the edges of its plan and no others.
@Suite("The edges of the house") struct EdgeTests {
  /// Each room of `Sources`, and the rooms that it may import.
  private static let plan: [String: Set<String>] = [
    "VirtualTime": [],
    "AppearanceTrace": [],
    "ConformanceRules": ["AppearanceTrace"],
    "RuleOracles": ["ConformanceRules", "AppearanceTrace"],
    "UIKitSemantics": ["VirtualTime"],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
    "CoreGraphics": ["_Testing_CoreGraphics"],
    "QuartzCore": ["VirtualTime", "CoreGraphics"],
    "UIKitSubmodules": [],
    "ConstraintSolver": [],
    "StoryboardFormat": [],
    "UIKit": [
      "VirtualTime", "CoreGraphics", "QuartzCore", "UIKitSemantics", "ConstraintSolver",
      "StoryboardFormat", "_Testing_UIKit", "UIKitSubmodules",
    ],
    "TransitionParts": ["UIKit"],
    "SeedTransitions": ["UIKit", "TransitionParts"],
    "FaultyTransitions": ["UIKit", "TransitionParts"],
    "GoodTransitions": ["UIKit", "TransitionParts"],
    "TransitionStage": ["UIKit", "UIKitSemantics", "AppearanceTrace"],
    "TransitionScenarios": ["TransitionStage"],
    "TransitionComparison": [
      "AppearanceTrace", "ConformanceRules", "TransitionStage", "TransitionScenarios",
    ],
    "TransitionCertification": [
      "TransitionComparison", "TransitionScenarios", "ConformanceRules",
    ],
    "BuiltInSubjects": [
      "TransitionCertification", "SeedTransitions", "GoodTransitions", "FaultyTransitions",
    ],
    "ConformanceReports": ["TransitionCertification", "BuiltInSubjects"],
    "ConformanceTesting": ["TransitionCertification"],
    "ConformanceXCTest": ["TransitionCertification"],
  ]

  @Test("the manifest states the edges of the plan and no others")
  func manifestStatesThePlan() throws {
    let edges = try Manifest.dump().edges

    for (room, imports) in Self.plan {
      #expect(edges[room] == imports, "\(room)")
    }
    #expect(Set(edges.keys) == Set(Self.plan.keys))
  }

  @Test("the package brings no other package along")
  func noDependencies() throws {
    let dependencies = try Manifest.dump().dependencies

    #expect(dependencies == 0)
  }
}

/// The package's manifest, as the package manager reads it.
private struct Manifest {
  /// The libraries, and what each may import.
  let edges: [String: Set<String>]
  let dependencies: Int

  static func dump() throws -> Manifest {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("house-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", House.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
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
  }

  struct Dependency: Decodable {
    let byName: [String?]

    var name: String { byName.first.flatMap { $0 } ?? "" }
  }

  let dependencies: [Package]
  let targets: [Target]
}
