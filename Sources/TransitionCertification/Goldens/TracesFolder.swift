import Foundation

/// The folder in which the goldens lie, `traces` beside a `Package.swift`.
public struct TracesFolder: Sendable, Equatable {
  /// The folder's name.
  public static let name = "traces"
  /// The folder beside a manifest, as seen from there.
  public static let usual = TracesFolder(path: name)

  /// The folder's path, absolute or as given, without a slash at its end.
  public let path: String
  /// What the paths of its files begin with in messages.
  private let shownName: String

  /// Takes a folder by its path, whether it exists or not; messages call it by its usual name.
  public init(path: String) {
    self.path = path.withoutClosingSlashes
    shownName = Self.name
  }

  /// Takes a folder that somebody named, whom messages tell of it by the same words.
  public init(named path: String) {
    self.path = path.withoutClosingSlashes
    shownName = self.path
  }

  /// Finds the nearest folder upward that lies beside a manifest.
  ///
  /// - Parameter directory: The absolute path of the folder to start from; it counts itself.
  public static func nearest(from directory: String) -> TracesFolder? {
    upward(from: directory).lazy.filter { isFile($0 + "/Package.swift") }.map(inside)
      .first(where: \.exists)
  }

  /// The folder of the package around a folder, whether it exists or not.
  ///
  /// - Parameter directory: The absolute path of the folder; it counts itself.
  /// - Returns: The folder beside the nearest manifest upward; none where no package is around.
  public static func ofPackage(around directory: String) -> TracesFolder? {
    upward(from: directory).first { isFile($0 + "/Package.swift") }.map(inside)
  }

  private static func inside(_ place: String) -> TracesFolder {
    TracesFolder(path: place == "/" ? "/\(name)" : "\(place)/\(name)")
  }

  /// The paths of a folder and of those around it.
  private static func upward(from directory: String) -> some Sequence<String> {
    sequence(first: directory) { place in
      guard place != "/", !place.isEmpty, let slash = place.lastIndex(of: "/") else { return nil }
      return slash == place.startIndex ? "/" : String(place[..<slash])
    }
  }

  /// Whether the folder is there.
  public var exists: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether there is anything of this name in the folder.
  func holds(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: file(relative))
  }

  /// The path of a file in the folder.
  package func file(_ relative: String) -> String { "\(path)/\(relative)" }

  /// The path by which messages name a file in the folder.
  package func shownPath(_ relative: String) -> String {
    shownName == "/" ? "/\(relative)" : "\(shownName)/\(relative)"
  }

  /// The path of a file, relative to the folder, that messages name by another.
  func relativePath(ofShown path: String) -> String {
    String(path.dropFirst(shownPath("").count))
  }

  /// The path by which messages name the file of a case's golden.
  package func shownPath(of caseID: CaseID) -> String { shownPath(GoldenPath(of: caseID).file) }

  /// The paths of all files below the folder, relative to it, in order; hidden ones are left out, and what is no
  /// file.
  ///
  /// - Throws: That a folder cannot be read, of whose files nobody would know else.
  package func files() throws(FileTrouble) -> [String] {
    let listing = FolderListing(of: path)
    if let folder = listing.unreadable.first {
      throw FileTrouble(folder.path.isEmpty ? path : file(folder.path), folder.reason)
    }
    return listing.files
  }

  /// The paths of the drafts of goldens below the folder, relative to it, in order.
  func goldenDrafts() -> [String] {
    FolderListing(of: path, includingHidden: true).files.filter { file in
      let name = file.split(separator: "/").last.flatMap { Draft.file(of: String($0)) }
      return name.map { GoldenPath.suffixes.contains(where: $0.hasSuffix) } ?? false
    }
  }

  /// Deletes the drafts of goldens; only who holds the lock may do so, for then whoever began them is gone.
  ///
  /// One that cannot be deleted is in nobody's way, and the next run tells of it.
  func sweep() {
    for draft in goldenDrafts() { try? delete(draft) }
  }

  /// Reads a file in the folder.
  ///
  /// - Throws: Why it could not be read; that it is a link, or lies behind one.
  package func read(_ relative: String) throws(FileTrouble) -> [UInt8] {
    try FolderTree(path).read(relative)
  }

  /// Writes a file in the folder, whole or not at all, and the folders around it.
  ///
  /// - Throws: Why it could not be written; that it would lie behind a link.
  func write(_ bytes: [UInt8], to relative: String) throws(FileTrouble) {
    try FolderTree(path).write(bytes, to: relative)
  }

  /// Deletes a file in the folder, if it is there, and the folders that it leaves empty.
  ///
  /// - Throws: Why it could not be deleted.
  func delete(_ relative: String) throws(FileTrouble) {
    try FolderTree(path).delete(relative)
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}

extension String {
  fileprivate var withoutClosingSlashes: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

extension TracesFolder {
  /// Does something while nobody else does anything of the kind with the folder; makes it if need be.
  ///
  /// - Throws: What the closure throws, or why the folder cannot be opened.
  func locked<Value>(_ body: () throws(FileTrouble) -> Value) throws(FileTrouble) -> Value {
    try FileBytes.makeFolder(path)
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileTrouble(path, errno) }
    defer { close(descriptor) }
    // The lock goes with the descriptor, also when the process dies. Some volumes know no locks for
    // folders; there is nothing better to do there than to go on without one.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
