import Foundation

/// The folder that a ported package is written into.
struct ResultFolder {
  let url: URL
  static let marker = "port.json"

  /// Takes a folder for a result.
  ///
  /// - Parameter source: the folder that is ported, which is never written to.
  /// - Throws: That it lies in the way, or that something else is there.
  init(_ url: URL, for source: URL) throws(PortingError) {
    let (inner, outer) = (Self.plain(url), Self.plain(source))
    guard inner != outer, !inner.hasPrefix(outer + "/") else {
      throw .targetInside(target: url.path, folder: source.path)
    }
    self.url = URL(fileURLWithPath: inner)
    let content = (try? FileManager.default.contentsOfDirectory(atPath: inner)) ?? []
    let isFile = FileManager.default.fileExists(atPath: inner) && !Self.isFolder(inner)
    guard !isFile, content.isEmpty || content.contains(Self.marker) else {
      throw .occupied(url.path)
    }
  }

  private static func plain(_ url: URL) -> String {
    url.standardizedFileURL.resolvingSymlinksInPath().path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The files that an earlier port wrote.
  private var earlierFiles: [String] {
    let data = FileManager.default.contents(atPath: url.appendingPathComponent(Self.marker).path)
    return data.flatMap { try? PortReport(json: Array($0)).files } ?? []
  }

  /// Writes files, and deletes those of an earlier port that are none of them.
  ///
  /// What did not change is not touched, so that a build compiles no more than it must.
  func write(_ files: [String: Data]) throws(PortingError) {
    for file in earlierFiles where files[file] == nil { try remove(file) }
    for (file, data) in files.sorted(by: { $0.key < $1.key }) {
      let place = url.appendingPathComponent(file)
      guard FileManager.default.contents(atPath: place.path) != data else { continue }
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: place, options: .atomic)
      } catch {
        throw .unwritable(file: place.path, reason: error.localizedDescription)
      }
    }
  }

  /// Deletes a file of the result, if it is there.
  ///
  /// - Throws: Why it stays, where it would pass for a part of the result.
  func remove(_ file: String) throws(PortingError) {
    guard !file.split(separator: "/").contains("..") else { return }
    let place = url.appendingPathComponent(file)
    guard FileManager.default.fileExists(atPath: place.path) else { return }
    do {
      try FileManager.default.removeItem(at: place)
    } catch {
      throw .unwritable(file: place.path, reason: error.localizedDescription)
    }
  }
}
