import ConformanceReports
import Foundation
import TransitionCertification

/// A folder into which forms are written, each as files, one time after another.
///
/// What was written of a form before, and is no part of it any more, goes. What others put there is never
/// touched: neither a file that was not written here, nor one that was changed since, nor what a link leads to.
struct PublishedFolder {
  /// The folder's path.
  let path: String
  /// Whether something is written already.
  private(set) var isBegun = false

  init(_ path: String) {
    self.path = path
  }

  private var list: String { "\(path)/\(WrittenFiles.name)" }

  /// Writes forms.
  ///
  /// Until all is written the list has what was and what is to be, so that who stops half way forgets nothing.
  ///
  /// - Throws: Why something could not be written.
  mutating func write(
    _ forms: [(format: ReportFormat, files: [PublishedFile])]
  ) throws(CommandFailure) {
    let known = try knownFiles()
    let new = forms.map { WrittenFiles($0.files, of: $0.format) }.reduce(WrittenFiles(), +)
    do throws(FileTrouble) {
      try FileBytes.replace(list, by: (known + new).bytes)
      for file in forms.flatMap(\.files) {
        try FileBytes.replace("\(path)/\(file.path)", by: Array(file.text.utf8))
        isBegun = true
      }
      for entry in known.over(by: new) { try delete(entry) }
      try FileBytes.replace(list, by: (known.besides(new) + new).bytes)
    } catch {
      throw .writingStopped(error, isBegun: isBegun)
    }
  }

  private func knownFiles() throws(CommandFailure) -> WrittenFiles {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try FileBytes.read(list)
    } catch {
      guard error.reason == .isMissing else { throw .writingStopped(error, isBegun: false) }
      return WrittenFiles()
    }
    guard let files = WrittenFiles(parsing: bytes) else {
      throw .writingRefused("\(list) is there, and is no list of files that were written")
    }
    return files
  }

  // MARK: - What is over

  /// Deletes a file that is as it was written, and the folders that it leaves empty.
  private func delete(_ entry: WrittenFiles.Entry) throws(FileTrouble) {
    let folders = folders(above: entry.path)
    let file = "\(path)/\(entry.path)"
    guard folders.allSatisfy({ Self.kind(of: $0) == S_IFDIR }), Self.kind(of: file) == S_IFREG,
      let bytes = try? FileBytes.read(file), SHA256.digest(of: bytes) == entry.digest
    else { return }
    try FileBytes.delete(file)
    for folder in folders.reversed() where rmdir(folder) != 0 { return }
  }

  /// The folders between the folder and a file, the outermost first.
  private func folders(above file: String) -> [String] {
    let parts = file.split(separator: "/").dropLast()
    return parts.indices.map { "\(path)/" + parts[...$0].joined(separator: "/") }
  }

  /// What lies there itself, and not what a link leads to; none where nothing does.
  private static func kind(of path: String) -> mode_t? {
    var info = stat()
    return lstat(path, &info) == 0 ? info.st_mode & S_IFMT : nil
  }
}
