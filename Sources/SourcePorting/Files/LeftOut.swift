/// What lies beside a library's sources and is none of them.
enum LeftOut {
  /// Folders that no listing goes into.
  static let hidden: Set<String> = [
    ".git", ".build", ".swiftpm", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Words that say a folder is not the library itself.
  private static let words = [
    "example", "examples", "demo", "demos", "sample", "samples", "test", "tests", "uitests",
    "specs", "playground", "fastlane", "docs", "documentation", "benchmarks",
  ]

  /// Endings of folders of the same kind: `CardDemo`, `CardTests`.
  private static let endings = [
    "Example", "Examples", "Demo", "Demos", "Sample", "Tests", "UITests", "Playground",
    ".playground", ".xcodeproj", ".xcworkspace", ".docc",
  ]

  /// The file in which an author says what is to be certified: it is compiled with the suite.
  static let declaration = "Conformance.swift"

  /// Whether a file is left out, for one of the folders that it lies in or for what it is.
  ///
  /// - Parameter path: from the folder that is ported.
  static func contains(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      let name = String(folder)
      return hidden.contains(name) || words.contains(name.lowercased())
        || endings.contains { name.hasSuffix($0) && name.count > $0.count }
    }
  }
}
