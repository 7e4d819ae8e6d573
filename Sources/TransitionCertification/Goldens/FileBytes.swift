import Foundation

/// Files as bytes: nothing is decoded on the way in, and nothing is ever half written.
package enum FileBytes {
  /// Reads a file whole.
  ///
  /// - Throws: Why it could not be read.
  package static func read(_ path: String) throws(FileTrouble) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileTrouble(path, errno) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileTrouble(path, errno) }
    let kind = info.st_mode & S_IFMT
    guard kind == S_IFREG else {
      throw FileTrouble(path, kind == S_IFDIR ? .isFolder : .isNoFile)
    }
    return try read(descriptor, count: Int(info.st_size), path)
  }

  /// Reads an open file, such as standard input, to its end.
  ///
  /// - Parameters:
  ///   - descriptor: The open file, whatever it is.
  ///   - name: What it is called where it cannot be read.
  /// - Throws: Why it could not be read.
  package static func readAll(_ descriptor: Int32, named name: String) throws(FileTrouble)
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = Foundation.read(descriptor, &block, block.count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileTrouble(name, errno) }
      guard got > 0 else { return bytes }
      bytes += block[..<got]
    }
  }

  private static func read(
    _ descriptor: Int32, count: Int, _ path: String
  ) throws(FileTrouble) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let got = Foundation.read(descriptor, start + filled, count - filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        // A file that shrinks meanwhile is taken as it is now.
        guard got > 0 else { return }
        filled += got
      }
    }
    guard code == 0 else { throw FileTrouble(path, code) }
    return bytes
  }

  /// Writes a file so that nobody ever sees a part of it: beside its place first, then by renaming.
  ///
  /// - Throws: Why it could not be written; then its place is as it was.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileTrouble) {
    let place = path.splitAtLastSlash
    try makeFolder(place.folder)
    let draft = "\(place.folder)/\(draftName(of: place.name))"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw FileTrouble(path, errno) }
    var code = writeAll(bytes, to: descriptor)
    // Else the name may reach the volume before the bytes do, and a loss of power leaves an empty file.
    if code == 0, fsync(descriptor) != 0 { code = errno }
    guard close(descriptor) == 0, code == 0 else {
      unlink(draft)
      throw FileTrouble(path, code == 0 ? errno : code)
    }
    do throws(FileTrouble) {
      try move(draft, to: path)
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes behind what a file holds; it is made if it is not there.
  ///
  /// - Throws: Why it could not be written.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileTrouble) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard descriptor >= 0 else { throw FileTrouble(path, errno) }
    let code = writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, code == 0 else {
      throw FileTrouble(path, code == 0 ? errno : code)
    }
  }

  /// The name of the file in which this process writes one before that takes its place.
  private static func draftName(of name: String) -> String {
    ".\(name).\(getpid())\(draftSuffix)"
  }

  /// The name of the file of which another one is the draft; none where that is none.
  static func name(ofDraft draft: String) -> String? {
    guard draft.hasPrefix("."), draft.hasSuffix(draftSuffix) else { return nil }
    let parts = draft.dropFirst().dropLast(draftSuffix.count)
    guard let dot = parts.lastIndex(of: "."), Int32(parts[dot...].dropFirst()) != nil else {
      return nil
    }
    return String(parts[..<dot])
  }

  private static let draftSuffix = ".part"

  /// Writes bytes to an open file.
  ///
  /// - Returns: The system's number for what went wrong; 0 if nothing did.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, let start = buffer.baseAddress {
        let count = Foundation.write(descriptor, start + written, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        written += count
      }
      return 0
    }
  }

  /// Gives a file another name in one step; what had that name before is gone.
  ///
  /// - Throws: Why it could not be renamed; then both are as they were.
  static func move(_ path: String, to target: String) throws(FileTrouble) {
    guard rename(path, target) == 0 else { throw FileTrouble(target, errno) }
  }

  /// Deletes a file, if it is there.
  ///
  /// - Throws: Why it could not be deleted.
  package static func delete(_ path: String) throws(FileTrouble) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileTrouble(path, errno) }
  }

  /// Makes a folder and those above it, where they are not there.
  ///
  /// - Throws: That it cannot be made.
  static func makeFolder(_ path: String) throws(FileTrouble) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw FileTrouble(path, .cannotBeMade)
    }
  }
}

extension String {
  /// The part of a path before its last slash, and the part behind it.
  fileprivate var splitAtLastSlash: (folder: String, name: String) {
    guard let slash = lastIndex(of: "/") else { return (".", self) }
    return (String(self[..<slash]), String(self[index(after: slash)...]))
  }
}
