extension GoldenStore {
  /// Deletes the goldens that no case owns, and drafts of goldens that were never finished, and writes
  /// files anew that are not in their only form.
  ///
  /// - Returns: What was deleted or written, as messages name it.
  /// - Throws: Why a file could not be deleted or written, and what was done before.
  public func prune(
    cases: [CaseID], rules: [String]
  ) throws(WritingInterruption<Pruning>) -> Pruning {
    try folder.changed(Pruning()) { (pruning) throws(FileTrouble) in
      for trouble in audit(cases: cases, rules: rules) {
        let file = folder.relativePath(ofShown: trouble.path)
        switch (trouble.kind, trouble.section) {
        case (.stray, nil):
          try discard(file)
          pruning.deleted.append(trouble.place)
        case (.stray, let section?):
          try rewrite(file) { $0.remove(section) }
          pruning.deleted.append(trouble.place)
        case (.untidy, _):
          try rewrite(file) { _ in }
          pruning.tidied.append(trouble.place)
        case (.differs, _), (.missing, _), (.unreadable, _), (.pending, _), (.draft, _): break
        }
      }
      // Goldens are written under this lock alone: whoever began a draft that lies there is gone.
      for file in folder.goldenDrafts() {
        try discard(file)
        pruning.deleted.append(folder.shownPath(file))
      }
    }
  }

  private func rewrite(
    _ file: String, _ change: (inout GoldenFile) -> Void
  ) throws(FileTrouble) {
    var goldenFile = try goldenFile(at: file)
    change(&goldenFile)
    if goldenFile.sections.isEmpty {
      try discard(file)
    } else {
      try folder.write(goldenFile.bytes, to: file)
    }
  }
}

/// What was done about goldens that no case owns, and about files not in their only form.
public struct Pruning: Sendable, Equatable {
  /// The goldens that are gone.
  public internal(set) var deleted: [String] = []
  /// The files that hold the same goldens in their only form now.
  public internal(set) var tidied: [String] = []
}
