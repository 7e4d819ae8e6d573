package import TransitionCertification

extension FileDifferences {
  /// Compares two folders, file by file; what cannot be read is noted, and the others are compared.
  ///
  /// - Throws: That one of the two cannot be read itself.
  package mutating func compare(
    _ old: TracesFolder, _ new: TracesFolder
  ) throws(CommandFailure) {
    let (oldFiles, newFiles) = (try list(old), try list(new))
    let all = oldFiles.names.union(newFiles.names)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for file in all where !oldFiles.hides(file) && !newFiles.hides(file) {
      if !newFiles.names.contains(file) {
        note(file, onlyIn: old.path)
      } else if !oldFiles.names.contains(file) {
        note(file, onlyIn: new.path)
      } else {
        do throws(CommandFailure) {
          try compare(old.file(file), new.file(file), golden: file)
        } catch {
          note(unread: error)
        }
      }
    }
  }

  /// Lists the files of a folder, and notes what else lies there.
  private mutating func list(_ folder: TracesFolder) throws(CommandFailure) -> ListedFiles {
    let listing = FolderListing(of: folder.path)
    let unknown = listing.oddities + listing.unreadable
    for item in unknown {
      let path = item.path.isEmpty ? folder.path : folder.file(item.path)
      let failure = CommandFailure.unreadable(path, item.reason)
      guard !item.path.isEmpty else { throw failure }
      note(unread: failure)
    }
    return ListedFiles(names: Set(listing.files), unknown: Set(unknown.map(\.path)))
  }
}

/// What is known of the files of a folder.
private struct ListedFiles {
  let names: Set<String>
  /// The paths of what is there and cannot be read.
  let unknown: Set<String>

  /// Whether nobody knows if a file is there, or what is in it: that, or a folder around it, cannot be read.
  func hides(_ file: String) -> Bool {
    guard !unknown.isEmpty else { return false }
    var place = Substring(file)
    while !unknown.contains(String(place)) {
      guard let slash = place.lastIndex(of: "/") else { return false }
      place = place[..<slash]
    }
    return true
  }
}
