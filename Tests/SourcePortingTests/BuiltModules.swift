import Foundation

/// The headless modules that were built with these tests.
enum BuiltModules {
  /// Where they lie: beside the tests.
  static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("Modules")

  static var areThere: Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("UIKit.swiftmodule").path)
  }
}
