import Foundation

/// What lies in a folder and below it.
struct FolderListing {
  /// The files, by path from the folder, sorted.
  let files: [String]

  init(_ folder: URL) {
    guard
      let walker = FileManager.default.enumerator(
        atPath: folder.resolvingSymlinksInPath().path)
    else {
      files = []
      return
    }
    var found: [String] = []
    while let path = walker.nextObject() as? String {
      if walker.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
        if LeftOut.hidden.contains(URL(fileURLWithPath: path).lastPathComponent) {
          walker.skipDescendants()
        }
      } else {
        found.append(path)
      }
    }
    files = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
