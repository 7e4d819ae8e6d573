import Foundation

@testable import TransitionCertification

/// A folder of goldens that exists as long as the closure runs.
func withTracesFolder(_ body: (TracesFolder) throws -> Void) throws {
  let path = NSTemporaryDirectory() + "goldens-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: path) }
  try body(TracesFolder(path: path))
}

/// A folder of goldens in which another one lies that nobody can read, whoever he is, with a file in it.
///
/// No path leads so deep; the way to the file does, step by step.
func withUnreadFolder(
  _ file: String, _ body: (TracesFolder, _ unread: String) throws -> Void
) throws {
  try withTracesFolder { folder in
    let name = String(repeating: "deep", count: 60)
    var unread = "modal"
    while folder.path.utf8.count + unread.utf8.count + 1 < Int(PATH_MAX) { unread += "/\(name)" }
    try folder.write([], to: "\(unread)/\(file)")
    defer { try? folder.delete("\(unread)/\(file)") }
    try body(folder, unread)
  }
}

extension TracesFolder {
  /// Puts a file in the folder.
  func put(_ text: String, at relative: String) throws {
    try put(Array(text.utf8), at: relative)
  }

  /// Puts a file in the folder.
  func put(_ bytes: [UInt8], at relative: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(relative)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The text of a file in the folder; none if it is not there.
  func text(at relative: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(relative)", encoding: .utf8)
  }
}

extension TracesFolder {
  /// The paths of all files in the folder, hidden ones too, in order.
  func everything() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { relative in
      var isFolder: ObjCBool = false
      let exists = FileManager.default
        .fileExists(atPath: "\(path)/\(relative)", isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }
    .sorted()
  }
}
