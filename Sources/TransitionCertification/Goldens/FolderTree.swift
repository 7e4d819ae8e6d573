import Foundation

/// A folder that somebody names, with all that lies below it, where only files and folders count.
package struct FolderTree: Sendable {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Reads a file.
  ///
  /// - Throws: Why it could not be read; that it is a link, or lies behind one.
  package func read(_ relative: String) throws(FileTrouble) -> [UInt8] {
    let place = try Place(relative)
    return try OpenFolder(path).entering(place.folders).read(place.name)
  }

  /// Writes a file, whole or not at all, and the folders around it.
  ///
  /// - Throws: Why it could not be written; that it would lie behind a link.
  package func write(_ bytes: [UInt8], to relative: String) throws(FileTrouble) {
    try FileBytes.makeFolder(path)
    let place = try Place(relative)
    try OpenFolder(path).entering(place.folders, making: true).write(bytes, to: place.name)
  }

  /// Deletes a file, if it is there, and the folders that it leaves empty.
  ///
  /// - Throws: Why it could not be deleted; that it lies behind a link.
  package func delete(_ relative: String) throws(FileTrouble) {
    do throws(FileTrouble) {
      let place = try Place(relative)
      try OpenFolder(path).delete(place.name, below: place.folders[...])
    } catch {
      guard error.reason == .isMissing else { throw error }
    }
  }

  /// Where a file lies: the folders on the way to it, and its name.
  private struct Place {
    let folders: [String]
    let name: String

    init(_ relative: String) throws(FileTrouble) {
      var parts = relative.split(separator: "/").map(String.init)
      guard !parts.contains(".."), let name = parts.popLast() else {
        throw FileTrouble(relative, .isFolder)
      }
      self.name = name
      folders = parts
    }
  }
}
