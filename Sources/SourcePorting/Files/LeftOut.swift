/// What lies beside a library's sources and is none of them.
enum LeftOut {
  /// Folders that no listing goes into.
  static let hidden: Set<String> = [
    ".git", ".build", ".swiftpm", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Words that say a folder shows the library to somebody.
  private static let showcases = [
    "example", "examples", "demo", "demos", "sample", "samples", "playground",
  ]

  /// Words that say a folder is something else beside the library.
  private static let words = [
    "test", "tests", "uitests", "specs", "fastlane", "docs", "documentation", "benchmarks",
  ]

  /// Endings of folders of these kinds: `CardDemo`, `CardTests`.
  private static let showcaseEndings = [
    "Example", "Examples", "Demo", "Demos", "Sample", "Playground", ".playground",
  ]
  private static let endings = ["Tests", "UITests", ".xcodeproj", ".xcworkspace", ".docc"]

  /// The file in which an author says what is to be certified: it is compiled with the suite.
  static let declaration = "Conformance.swift"

  /// Whether a file is left out, for one of the folders that it lies in or for what it is.
  ///
  /// - Parameters:
  ///   - path: from the folder that is ported.
  ///   - sparesShowcases: whether what shows the library is taken: there may be nothing else.
  static func contains(_ path: String, sparingShowcases sparesShowcases: Bool = false) -> Bool {
    let words = self.words + (sparesShowcases ? [] : showcases)
    let endings = self.endings + (sparesShowcases ? [] : showcaseEndings)
    return path.split(separator: "/").dropLast().contains { folder in
      let name = String(folder)
      return hidden.contains(name) || words.contains(name.lowercased())
        || endings.contains { name.hasSuffix($0) && name.count > $0.count }
    }
  }
}
