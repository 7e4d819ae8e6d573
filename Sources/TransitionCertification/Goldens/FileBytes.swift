import Foundation

/// Files as bytes: nothing is decoded on the way in, and nothing is ever half written.
package enum FileBytes {
  /// Reads a file whole that somebody names; it may be a link to one.
  ///
  /// - Throws: Why it could not be read, at once: nothing waits for whoever may write into a pipe.
  package static func read(_ path: String) throws(FileTrouble) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileTrouble(path, errno) }
    defer { close(descriptor) }
    return try readFile(descriptor, path)
  }

  /// Reads a file, or what somebody writes into a pipe, to its end.
  ///
  /// - Throws: Why it could not be read; that nobody writes into the pipe.
  package static func readFileOrPipe(_ path: String) throws(FileTrouble) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileTrouble(path, errno) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFIFO else {
      return try readFile(descriptor, path)
    }
    // Without waiting, the first byte, its absence and the absence of writers are three answers.
    var first: UInt8 = 0
    let got = Foundation.read(descriptor, &first, 1)
    guard got != 0 else { throw FileTrouble(path, .hasNoWriter) }
    guard got > 0 || errno == EAGAIN else { throw FileTrouble(path, errno) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return (got > 0 ? [first] : []) + (try readAll(descriptor, named: path))
  }

  /// Reads an open file whole.
  ///
  /// - Throws: Why it could not be read; that it is no file.
  static func readFile(_ descriptor: Int32, _ path: String) throws(FileTrouble) -> [UInt8] {
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

  /// Writes a file that somebody names so that nobody ever sees a part of it; where that is a link, the file to
  /// which it leads.
  ///
  /// - Throws: Why it could not be written; then its place is as it was.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileTrouble) {
    try replace(target(of: path), by: bytes)
  }

  /// Writes a file so that nobody ever sees a part of it; a link in its place goes, and not what it leads to.
  ///
  /// - Throws: Why it could not be written; then its place is as it was.
  package static func replace(_ path: String, by bytes: [UInt8]) throws(FileTrouble) {
    let place = path.splitAtLastSlash
    try makeFolder(place.folder)
    try OpenFolder(place.folder).write(bytes, to: place.name)
  }

  /// The path of the file to which a link leads; the path itself where that is none.
  private static func target(of path: String) -> String {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK,
      let resolved = realpath(path, nil)
    else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes behind what a file holds; it is made if it is not there.
  ///
  /// - Throws: Why it could not be written.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileTrouble) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileTrouble(path, errno) }
    let code = writeAll(bytes, to: descriptor)
    guard close(descriptor) == 0, code == 0 else {
      throw FileTrouble(path, code == 0 ? errno : code)
    }
  }

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
    let folder = slash == startIndex ? "/" : String(self[..<slash])
    return (folder, String(self[index(after: slash)...]))
  }
}
