// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// One room of the house: a target, and the only modules of this package that it may import.
struct Room {
  enum Kind { case library, command, testSupport, testCommand, tests, swiftFiveTests }

  var name: String
  var kind = Kind.library
  var imports: [String] = []
  var folder: String?
  var excludes: [String] = []
  /// Whether it is built on the toolchain's own syntax modules, or on a room that is.
  var readsSyntax = false
}

// MARK: - The toolchain's own syntax modules

/// The folder where the toolchain keeps the modules and libraries that it reads Swift with.
///
/// The package manager loads the manifest's library from the toolchain that builds, wherever that lies
/// and whoever chose it; where that cannot be seen, the `swift` that the path leads to is taken. None
/// where a toolchain comes without these modules: the rooms that need them are left out then.
let syntaxFolder: String? = {
  let library = "/pm/ManifestAPI/libPackageDescription.so"
  // Read to its end: such a file does not say how long it is.
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  let loaded = String(decoding: maps, as: UTF8.self).split(separator: "\n")
    .first { $0.hasSuffix(library) }
    .flatMap { line in line.firstIndex(of: "/").map { String(line[$0...].dropLast(library.count)) }
    }
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  let commands = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swift") }
    .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
  let found = commands.map {
    $0.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
      + "/lib/swift"
  }
  return ([loaded].compactMap { $0 } + found).map { $0 + "/host" }
    .first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") }
}()

// MARK: - Apple's modules, which this package brings where Apple does not

var rooms: [Room] = []
var products: [Product] = []

#if os(Linux)
  rooms += [
    Room(name: "_Testing_CoreGraphics"),
    Room(name: "_Testing_UIKit"),
    Room(name: "UIKitSubmodules"),
    Room(name: "ConstraintSolver"),
    Room(name: "StoryboardFormat"),
    Room(name: "CoreGraphics", imports: ["_Testing_CoreGraphics"]),
    Room(name: "QuartzCore", imports: ["VirtualTime", "CoreGraphics"]),
    Room(
      name: "UIKit",
      imports: [
        "VirtualTime", "CoreGraphics", "QuartzCore", "UIKitSemantics", "TransitionVocabulary",
        "ConstraintSolver", "StoryboardFormat", "_Testing_UIKit", "UIKitSubmodules",
      ]
    ),
  ]
  products += [.library(name: "UIKit", targets: ["UIKit"])]
  let uiKit = ["UIKit"]
#else
  let uiKit: [String] = []
#endif

// MARK: - The house, from the ground up

rooms += [
  Room(name: "VirtualTime"),
  Room(name: "UIKitFacts"),
  Room(name: "TransitionVocabulary"),
  Room(name: "AppearanceTrace", imports: ["TransitionVocabulary"]),
  Room(name: "ConformanceRules", imports: ["AppearanceTrace", "TransitionVocabulary"]),
  Room(name: "RuleOracles", imports: ["ConformanceRules", "AppearanceTrace"]),
  Room(name: "UIKitSemantics", imports: ["VirtualTime"]),
  Room(name: "TransitionParts", imports: uiKit),
  Room(
    name: "SeedTransitions", imports: uiKit + ["TransitionParts"],
    excludes: ["Fold/Fold.storyboard", "ProperModal/ProperModal.storyboard"]
  ),
  Room(name: "GoodTransitions", imports: uiKit + ["TransitionParts"]),
  Room(name: "FaultyTransitions", imports: uiKit + ["TransitionParts"]),
  Room(
    name: "TransitionStage",
    imports: uiKit + ["UIKitSemantics", "AppearanceTrace", "TransitionVocabulary"]
  ),
  Room(name: "TransitionScenarios", imports: ["TransitionStage", "UIKitFacts"]),
  Room(
    name: "TransitionComparison",
    imports: ["AppearanceTrace", "ConformanceRules", "TransitionStage", "TransitionScenarios"]
  ),
  Room(
    name: "TransitionCertification",
    imports: ["TransitionComparison", "TransitionScenarios", "ConformanceRules"]
  ),
  Room(
    name: "BuiltInSubjects",
    imports: [
      "TransitionCertification", "SeedTransitions", "GoodTransitions", "FaultyTransitions",
    ]
  ),
  Room(name: "ConformanceReports", imports: ["TransitionCertification"]),
  Room(name: "ConformanceDocuments", imports: ["ConformanceReports", "BuiltInSubjects"]),
  Room(name: "ConformanceSite", imports: ["ConformanceReports", "TransitionCertification"]),
  Room(name: "ParentBond"),
  Room(
    name: "CaseProcesses", imports: ["ParentBond", "TransitionCertification", "AppearanceTrace"]),
  Room(
    name: "ConformCommand",
    imports: [
      "CaseProcesses", "ConformanceReports", "ConformanceSite", "TransitionCertification",
    ]
  ),
  Room(name: "SubjectDiscovery"),
  Room(name: "ConformanceTesting", imports: ["CaseProcesses", "TransitionCertification"]),
  Room(name: "TestBeginning"),
  Room(
    name: "ConformanceXCTest",
    imports: ["CaseProcesses", "TestBeginning", "TransitionCertification"]
  ),
  Room(
    name: "conform", kind: .command,
    imports: [
      "CaseProcesses", "ConformCommand", "ConformanceDocuments", "ConformanceReports",
      "BuiltInSubjects", "TransitionCertification", "RuleOracles", "VirtualTime",
      "SubjectDiscovery",
    ]
  ),
]

products += [
  .library(name: "TransitionCertification", targets: ["TransitionCertification"]),
  .library(name: "ConformanceTesting", targets: ["ConformanceTesting"]),
  .library(name: "ConformanceXCTest", targets: ["ConformanceXCTest"]),
  .library(name: "ConformCommand", targets: ["ConformCommand"]),
  .executable(name: "conform", targets: ["conform"]),
  .plugin(name: "ConformPlugin", targets: ["ConformPlugin"]),
]

// The flags that these rooms need keep a package from being depended on by version: so no library
// product reaches them.
if syntaxFolder != nil {
  rooms += [
    Room(name: "SourcePorting", readsSyntax: true),
    Room(
      name: "conform-port", kind: .command, imports: ["SourcePorting"], readsSyntax: true),
    Room(
      name: "SourcePortingTests", kind: .tests, imports: ["SourcePorting"], readsSyntax: true),
  ]
  products += [.executable(name: "conform-port", targets: ["conform-port"])]
}

// MARK: - Tests

rooms += [
  Room(name: "Thoroughness", kind: .testSupport, folder: "Tests/Thoroughness"),
  Room(name: "PublishedForms", kind: .testSupport, folder: "Tests/PublishedForms"),
  Room(
    name: "FailingFades", kind: .testSupport, imports: ["TransitionCertification"],
    folder: "Tests/FailingFades"
  ),
  Room(
    name: "UnrulySubjects", kind: .testSupport, imports: ["TransitionCertification"],
    folder: "Tests/UnrulySubjects"
  ),
  Room(
    name: "ConformanceRulesTests", kind: .tests,
    imports: ["ConformanceRules", "RuleOracles", "AppearanceTrace", "Thoroughness"]
  ),
  Room(
    name: "AppearanceTraceTests", kind: .tests, imports: ["AppearanceTrace", "Thoroughness"]
  ),
  Room(name: "HouseTests", kind: .tests, imports: ["UIKitFacts", "Thoroughness"]),
  Room(name: "TransitionStageTests", kind: .tests, imports: ["TransitionStage"]),
  Room(
    name: "TransitionScenariosTests", kind: .tests,
    imports: ["TransitionScenarios", "Thoroughness"]
  ),
  Room(
    name: "TransitionCertificationTests", kind: .tests,
    imports: [
      "TransitionCertification", "TransitionComparison", "CaseProcesses", "ConformanceTesting",
      "ConformanceXCTest", "FailingFades", "UnrulySubjects", "Thoroughness",
    ]
  ),
  Room(
    name: "ConformanceReportsTests", kind: .tests,
    imports: [
      "ConformanceReports", "ConformanceSite", "ConformanceDocuments", "BuiltInSubjects",
      "TransitionCertification", "ConformanceRules",
      "Thoroughness", "PublishedForms",
    ]
  ),
  Room(
    name: "SubjectExampleTests", kind: .tests,
    imports: ["TransitionCertification", "GoodTransitions", "TransitionParts"]
  ),
  Room(name: "UIKitSemanticsTests", kind: .tests, imports: ["UIKitSemantics", "VirtualTime"]),
  Room(name: "VirtualTimeTests", kind: .tests, imports: ["VirtualTime", "Thoroughness"]),
]

#if os(Linux)
  rooms += [
    Room(name: "CoreGraphicsTests", kind: .tests, imports: ["CoreGraphics"]),
    Room(name: "QuartzCoreTests", kind: .tests, imports: ["QuartzCore", "CoreGraphics"]),
    Room(name: "UIKitFactTests", kind: .tests, imports: ["UIKit", "UIKitFacts", "Thoroughness"]),
    Room(name: "UIKitProofTests", kind: .tests, imports: ["UIKit", "Thoroughness"]),
    Room(name: "SwiftFiveSources", kind: .swiftFiveTests, imports: ["UIKit"]),
    Room(name: "TimeSpellingFiveTests", kind: .swiftFiveTests, imports: ["UIKit"]),
    Room(name: "TimeSpellingTests", kind: .tests, imports: ["UIKit"]),
    Room(name: "UIKitAnimationTests", kind: .tests, imports: ["UIKit"]),
    Room(name: "UIKitValueTests", kind: .tests, imports: ["UIKit"]),
    Room(name: "UIKitGestureTests", kind: .tests, imports: ["UIKit"]),
    Room(name: "UIKitConstraintTests", kind: .tests, imports: ["UIKit"]),
    Room(
      name: "UIKitStoryboardTests", kind: .tests, imports: ["UIKit", "Thoroughness"],
      excludes: ["Screens"]
    ),
    Room(name: "UIKitEnvironmentTests", kind: .tests, imports: ["UIKit"]),
    Room(
      name: "SeedTransitionsTests", kind: .tests,
      imports: ["SeedTransitions", "TransitionParts", "UIKit"]
    ),
    Room(
      name: "SubjectDiscoveryTests", kind: .tests, imports: ["SubjectDiscovery", "UIKit"],
      excludes: ["Shapes"]
    ),
    Room(
      name: "CommandTests", kind: .tests,
      imports: [
        "conform", "conform-unruly", "CaseProcesses", "ConformCommand", "TransitionCertification",
        "Thoroughness", "PublishedForms",
      ]
    ),
    Room(
      name: "conform-unruly", kind: .testCommand,
      imports: ["ConformCommand", "FailingFades", "UnrulySubjects", "TransitionCertification"],
      folder: "Tests/UnrulyCommand"
    ),
  ]
#endif

// MARK: - Targets

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

extension Room {
  /// The settings of the house, and where to find the toolchain's syntax modules.
  var swiftSettings: [SwiftSetting] {
    guard readsSyntax, let syntaxFolder else { return settings }
    return settings + [.unsafeFlags(["-I", syntaxFolder])]
  }

  /// What a room links that reads Swift, and where it finds that when it runs.
  var linkerSettings: [LinkerSetting] {
    guard readsSyntax, let syntaxFolder else { return [] }
    let libraries = ["-lSwiftParser", "-lSwiftSyntax"]
    return [
      .unsafeFlags(
        ["-L", syntaxFolder] + libraries + ["-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
    ]
  }

  var target: Target {
    let dependencies = imports.map { Target.Dependency(stringLiteral: $0) }
    return switch kind {
    case .library:
      .target(
        name: name, dependencies: dependencies, exclude: excludes, swiftSettings: swiftSettings,
        linkerSettings: linkerSettings)
    case .testSupport:
      .target(
        name: name, dependencies: dependencies, path: folder, swiftSettings: settings)
    case .testCommand:
      .executableTarget(
        name: name, dependencies: dependencies, path: folder, swiftSettings: settings)
    case .command:
      .executableTarget(
        name: name, dependencies: dependencies, swiftSettings: swiftSettings,
        linkerSettings: linkerSettings)
    case .tests:
      .testTarget(
        name: name, dependencies: dependencies, path: folder, exclude: excludes,
        swiftSettings: swiftSettings, linkerSettings: linkerSettings)
    case .swiftFiveTests:
      .testTarget(
        name: name, dependencies: dependencies, path: folder, exclude: excludes,
        swiftSettings: [.swiftLanguageMode(.v5)])
    }
  }
}

let package = Package(
  name: "TransitionConformance",
  products: products,
  targets: rooms.map(\.target) + [
    // It builds the command of the package that it is called in, and so brings none of these rooms along.
    .plugin(
      name: "ConformPlugin",
      capability: .command(
        intent: .custom(
          verb: "conform",
          description: "Builds and runs this package's own command, which calls Conform.main.")))
  ]
)
