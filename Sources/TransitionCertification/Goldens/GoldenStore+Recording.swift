extension GoldenStore {
  /// Writes what goldens should hold beside them, each in a file of its own, where they do not hold it.
  ///
  /// - Parameter texts: What the goldens should hold; what waits for one that holds it already goes.
  /// - Returns: What was recorded, in the order of the cases.
  /// - Throws: Why something could not be written, and what was recorded before it, which stays.
  public func record(
    _ texts: [GoldenText]
  ) throws(WritingInterruption<[RecordedGolden]>) -> [RecordedGolden] {
    try folder.changed([]) { (recordings) throws(FileTrouble) in
      folder.sweep()
      var troubles = troubles(with: texts)[...]
      for text in texts {
        let pending = GoldenPath.pending(of: text.caseID)
        // The troubles come in the order of the texts: the next one is this text's or a later one's.
        if let trouble = troubles.first, trouble.caseID == text.caseID {
          troubles.removeFirst()
          try folder.write(text.bytes, to: pending)
          recordings.append(
            RecordedGolden(path: folder.shownPath(pending), trouble: trouble))
        } else {
          try discard(pending)
        }
      }
    }
  }

  /// Deletes a recorded golden, if it is there, and the folders that it leaves empty.
  func discard(_ pending: String) throws(FileTrouble) {
    try folder.delete(pending)
  }

  /// Deletes recorded goldens that wait.
  ///
  /// - Parameters:
  ///   - cases: Every case that there is.
  ///   - isWanted: Whose to delete; none stands for a file that no case owns.
  /// - Returns: The paths of the deleted files.
  /// - Throws: Why a file could not be deleted, and which were before it.
  public func reject(
    cases: [CaseID], where isWanted: (CaseID?) -> Bool = { _ in true }
  ) throws(WritingInterruption<[String]>) -> [String] {
    let owners = GoldenOwners(cases, rules: [])
    return try folder.changed([]) { (deleted) throws(FileTrouble) in
      let listing = FolderListing(of: folder.path)
      for file in listing.files where file.hasSuffix(GoldenPath.pendingSuffix) {
        guard isWanted(owners.owner(ofPending: file)) else { continue }
        try discard(file)
        deleted.append(folder.shownPath(file))
      }
      if let unread = listing.unreadable.first {
        throw FileTrouble(folder.shownPath(unread.path), unread.reason)
      }
    }
  }
}

/// A golden that was recorded and waits to be accepted.
public struct RecordedGolden: Sendable, Equatable {
  /// The path of the file in which it waits.
  public let path: String
  /// Why the golden does not hold.
  public let trouble: GoldenTrouble
}
