import Foundation

/// A folder that is open, and the way down from it on which no link leads elsewhere.
///
/// Whoever names a folder may name a link. What is found in it, or written there, is a file or a folder.
struct OpenFolder: ~Copyable {
  let descriptor: Int32
  /// The path as it was asked for.
  let path: String

  /// Opens a folder that somebody names.
  ///
  /// - Throws: Why it cannot be opened.
  init(_ path: String) throws(FileTrouble) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileTrouble(path, errno) }
    self.init(descriptor, path)
  }

  private init(_ descriptor: Int32, _ path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens a folder below this one.
  ///
  /// - Parameters:
  ///   - names: The names of the folders on the way to it, and its own.
  ///   - isMade: Whether folders that are not there are made.
  /// - Throws: Why it cannot be opened or made; that one of them is a link.
  consuming func entering(
    _ names: [String], making isMade: Bool = false
  ) throws(FileTrouble) -> OpenFolder {
    var folder = self
    for name in names { folder = try folder.inner(name, making: isMade) }
    return folder
  }

  private borrowing func inner(
    _ name: String, making isMade: Bool = false
  ) throws(FileTrouble) -> OpenFolder {
    let place = "\(path)/\(name)"
    if isMade, mkdirat(descriptor, name, 0o755) != 0, errno != EEXIST {
      throw FileTrouble(place, errno)
    }
    let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard inner >= 0 else {
      let code = errno
      if isLink(name) { throw FileTrouble(place, .isLink) }
      throw isMade && code == ENOTDIR
        ? FileTrouble(place, .cannotBeMade) : FileTrouble(place, code)
    }
    return OpenFolder(inner, place)
  }

  /// Reads a file of this folder whole.
  ///
  /// - Throws: Why it could not be read; that it is a link, or no file.
  func read(_ name: String) throws(FileTrouble) -> [UInt8] {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = openat(descriptor, name, flags)
    let place = "\(path)/\(name)"
    guard file >= 0 else {
      let code = errno
      if isLink(name) { throw FileTrouble(place, .isLink) }
      throw FileTrouble(place, code)
    }
    defer { close(file) }
    return try FileBytes.readFile(file, place)
  }

  /// Writes a file of this folder so that nobody ever sees a part of it: beside its place first, under a name
  /// that nobody can guess, then by renaming.
  ///
  /// What had the name before is gone; a link is, and not what it leads to.
  ///
  /// - Throws: Why it could not be written; then its place is as it was.
  func write(_ bytes: [UInt8], to name: String) throws(FileTrouble) {
    let draft = Draft.name(of: name)
    let place = "\(path)/\(name)"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, draft, flags, 0o644)
    guard file >= 0 else { throw FileTrouble(place, errno) }
    var code = FileBytes.writeAll(bytes, to: file)
    // Else the name may reach the volume before the bytes do, and a loss of power leaves an empty file.
    if code == 0, fsync(file) != 0 { code = errno }
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, renameat(descriptor, draft, descriptor, name) != 0 { code = errno }
    guard code == 0 else {
      unlinkat(descriptor, draft, 0)
      throw FileTrouble(place, code)
    }
  }

  /// Deletes a file of this folder, or a link, if it is there.
  ///
  /// - Throws: Why it could not be deleted.
  func delete(_ name: String) throws(FileTrouble) {
    guard unlinkat(descriptor, name, 0) != 0, errno != ENOENT else { return }
    let code = errno
    // A volume that takes no writing says that first, of what is not there, too.
    if kind(of: name) != nil { throw FileTrouble("\(path)/\(name)", code) }
  }

  /// Deletes a file below this folder, if it is there, and the folders on the way to it that this leaves empty.
  ///
  /// - Throws: Why it could not be deleted.
  func delete(_ name: String, below folders: ArraySlice<String>) throws(FileTrouble) {
    guard let next = folders.first else { return try delete(name) }
    do throws(FileTrouble) {
      try inner(next).delete(name, below: folders.dropFirst())
    } catch {
      guard error.reason == .isMissing else { throw error }
    }
    // It stays where it is not empty.
    unlinkat(descriptor, next, AT_REMOVEDIR)
  }

  private func isLink(_ name: String) -> Bool { kind(of: name) == S_IFLNK }

  /// What something of this name is itself, and not what a link leads to; none where nothing is there.
  private func kind(of name: String) -> mode_t? {
    var info = stat()
    guard fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return info.st_mode & S_IFMT
  }
}
