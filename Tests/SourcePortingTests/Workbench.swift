import Foundation

@testable import SourcePorting

/// A temporary folder with a library in it, and one for the result.
final class Workbench {
  let folder: URL
  let library: URL
  let result: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("porting-\(UUID().uuidString)")
    library = folder.appendingPathComponent("Cards")
    result = folder.appendingPathComponent("result")
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to file: String) throws {
    let place = library.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }

  /// Ports the library, or what lies in another folder, and asks no compiler.
  func port(_ source: URL? = nil, to target: URL? = nil) throws(PortingError) -> PortReport {
    try Porter(
      source ?? library, to: target ?? result, house: TestHost.house, builtModules: nil,
      host: TestHost.surface
    ).port()
  }

  /// The text of a file of the result.
  func text(of file: String) -> String? {
    Self.content(of: result)[file].map { String(decoding: $0, as: UTF8.self) }
  }

  /// All files below a folder.
  static func content(of folder: URL) -> [String: Data] {
    let files = FolderListing(folder).files.map { file in
      (
        file,
        FileManager.default.contents(atPath: folder.appendingPathComponent(file).path) ?? Data()
      )
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
