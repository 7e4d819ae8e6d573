import Foundation

@testable import SourcePorting

/// The headless modules that were built with these tests.
enum BuiltModules {
  /// Where they lie: beside the tests.
  static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("Modules")

  /// The objects of the headless modules, to link with.
  ///
  /// A file that is gone or has another name leaves its object behind in a folder that is built in again.
  static var objects: [String] {
    let rooms = [
      "UIKit", "QuartzCore", "CoreGraphics", "VirtualTime", "UIKitSemantics", "ConstraintSolver",
      "TransitionVocabulary", "StoryboardFormat", "_Testing_UIKit", "_Testing_CoreGraphics",
    ]
    return rooms.flatMap { room in
      let place = folder.deletingLastPathComponent().appendingPathComponent("\(room).build")
      let sources = FolderListing(TestHost.house.appendingPathComponent("Sources/\(room)")).files
      let names = Set(sources.map { URL(fileURLWithPath: $0).lastPathComponent + ".o" })
      return FolderListing(place).files.filter { names.contains($0) }
        .map { place.appendingPathComponent($0).path }
    }
  }

  static var areThere: Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("UIKit.swiftmodule").path)
  }
}
