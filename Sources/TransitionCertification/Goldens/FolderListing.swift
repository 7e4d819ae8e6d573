import Foundation

/// What lies in a folder, however deep.
package struct FolderListing {
  /// The files, by their paths from the folder on, in order of their bytes.
  package private(set) var files: [String] = []
  /// What is neither file nor folder, such as a link, in that order.
  package private(set) var oddities: [Oddity] = []
  /// The folders that cannot be read, in that order.
  package private(set) var unreadable: [Oddity] = []

  /// Something that is listed with a reason: neither file nor folder, or a folder that cannot be read.
  package struct Oddity: Sendable {
    package let path: String
    package let reason: FileTrouble.Reason
  }

  /// Lists a folder; one that is not there is empty.
  ///
  /// - Parameter includesHidden: Whether files count whose names begin with a dot; such folders never do.
  package init(of path: String, includingHidden includesHidden: Bool = false) {
    walk(path, "", includesHidden)
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    oddities.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    unreadable.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func walk(_ path: String, _ prefix: String, _ includesHidden: Bool) {
    guard let folder = opendir(path) else {
      let trouble = FileTrouble(path, errno)
      if trouble.reason != .isMissing {
        unreadable.append(Oddity(path: String(prefix.dropLast()), reason: trouble.reason))
      }
      return
    }
    var inner: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      let isHidden = name.hasPrefix(".")
      guard includesHidden || !isHidden, name != ".", name != ".." else { continue }
      switch Self.kind(of: entry.pointee.d_type, "\(path)/\(name)") {
      case .folder: if !isHidden { inner.append(name) }
      case .file: files.append(prefix + name)
      case .odd(let reason):
        if !isHidden { oddities.append(Oddity(path: prefix + name, reason: reason)) }
      }
    }
    // Closed before the folders in it are opened, so that depth costs no descriptors.
    closedir(folder)
    for name in inner { walk("\(path)/\(name)", "\(prefix)\(name)/", includesHidden) }
  }

  private enum Kind {
    case file, folder
    case odd(FileTrouble.Reason)
  }

  private static func kind(of type: UInt8, _ path: String) -> Kind {
    switch Int32(type) {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .odd(.isLink)
    case Int32(DT_UNKNOWN):
      // Some volumes do not say it in a listing.
      var info = stat()
      guard lstat(path, &info) == 0 else { return .odd(.isMissing) }
      switch info.st_mode & S_IFMT {
      case S_IFREG: return .file
      case S_IFDIR: return .folder
      case S_IFLNK: return .odd(.isLink)
      default: return .odd(.isNoFile)
      }
    default: return .odd(.isNoFile)
    }
  }
}
