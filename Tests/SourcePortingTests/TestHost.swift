import Foundation

@testable import SourcePorting

/// The headless modules, read once for all tests.
enum TestHost {
  /// The folder of this package.
  static let house = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let surface = HostSurface(
    house: house,
    toolchainModules: ["Swift", "Foundation", "FoundationNetworking", "Dispatch", "Glibc"])
}
