import Foundation

/// The file of a storyboard.
@MainActor enum StoryboardFile {
  /// Finds and reads a file; none where it is not there or cannot be read.
  static func document(_ name: String, in bundle: Bundle) -> StoryboardDocument? {
    guard let url = url(name, in: bundle), let bytes = try? Data(contentsOf: url) else {
      return nil
    }
    return try? StoryboardReader.document(bytes, file: url.lastPathComponent)
  }

  /// Looks in registered folders first, last registered first; in each also for the base language.
  private static func url(_ name: String, in bundle: Bundle) -> URL? {
    for folder in World.current.program.storyboardFolders.reversed() {
      for place in [folder, folder.appendingPathComponent("Base.lproj")] {
        let url = place.appendingPathComponent("\(name).storyboard")
        if FileManager.default.fileExists(atPath: url.path) { return url }
      }
    }
    return bundle.url(forResource: name, withExtension: "storyboard")
  }
}
