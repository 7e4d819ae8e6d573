import Foundation
import StoryboardFormat

/// The file of a storyboard.
@MainActor enum StoryboardFile {
  /// Finds and reads a file.
  static func document(
    _ name: String, in bundle: Bundle
  ) throws(StoryboardFileError) -> StoryboardDocument {
    guard let url = url(name, in: bundle) else {
      throw .missing(name: name, bundle: bundle.bundlePath)
    }
    let bytes = try bytes(of: url)
    do {
      return try StoryboardReader.document(bytes, file: url.lastPathComponent)
    } catch {
      throw .syntax(error)
    }
  }

  private static func bytes(of url: URL) throws(StoryboardFileError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: url.lastPathComponent, reason: error.localizedDescription)
    }
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
