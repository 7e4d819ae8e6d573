extension GoldenStore {
  /// Writes what a case's golden should hold beside it, where it is not what the golden holds.
  ///
  /// - Returns: The path of the file that waits now; none if the golden holds already.
  /// - Throws: Why nothing could be written; then everything is as it was.
  public func record(_ text: GoldenText) throws(FileTrouble) -> String? {
    let golden = GoldenPath.golden(of: text.caseID)
    let pending = GoldenPath.pending(golden)
    guard trouble(with: text) != nil else {
      try FileBytes.delete(folder.file(pending))
      return nil
    }
    try FileBytes.write(text.bytes, to: folder.file(pending))
    return TracesFolder.shownPath(pending)
  }

  /// Puts recorded goldens in their places.
  ///
  /// Two at once lose nothing: each file is renamed by one of them, and no name is ever empty between.
  ///
  /// - Parameters:
  ///   - cases: Every case that there is.
  ///   - isWanted: Which of them to accept.
  /// - Returns: What became of each file that waited.
  /// - Throws: Why a file could not be renamed; those before it are in their places.
  public func accept(
    cases: [CaseID], where isWanted: (CaseID) -> Bool = { _ in true }
  ) throws(FileTrouble) -> Acceptance {
    let owners = Dictionary(
      cases.map { (GoldenPath.golden(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    var acceptance = Acceptance()
    for file in folder.files() {
      guard let golden = GoldenPath.golden(ofPending: file) else { continue }
      guard let owner = owners[golden] else {
        acceptance.refused.append(GoldenTrouble(.stray, path: TracesFolder.shownPath(file)))
        continue
      }
      guard isWanted(owner) else { continue }
      try promote(file, to: golden, of: owner, in: &acceptance)
    }
    return acceptance
  }

  private func promote(
    _ file: String, to golden: String, of owner: CaseID, in acceptance: inout Acceptance
  ) throws(FileTrouble) {
    do throws(FileTrouble) {
      let bytes = try FileBytes.read(folder.file(file))
      if let damage = GoldenDamage(of: bytes, as: owner) {
        acceptance.refused.append(
          GoldenTrouble(
            .unreadable(damage, lines: ""), path: TracesFolder.shownPath(file), caseID: owner))
        return
      }
      try FileBytes.move(folder.file(file), to: folder.file(golden))
      acceptance.promoted.append(TracesFolder.shownPath(golden))
    } catch  where error.reason == .isMissing {
      acceptance.promotedElsewhere.append(TracesFolder.shownPath(golden))
    }
  }

  /// Deletes the goldens that no case owns.
  ///
  /// - Returns: The paths of the deleted files.
  /// - Throws: Why a file could not be deleted.
  public func prune(cases: [CaseID], rules: [String]) throws(FileTrouble) -> [String] {
    var deleted: [String] = []
    for trouble in audit(cases: cases, rules: rules) where trouble.kind == .stray {
      let relative = trouble.path.dropFirst(TracesFolder.name.count + 1)
      try FileBytes.delete(folder.file(String(relative)))
      deleted.append(trouble.path)
    }
    return deleted
  }
}

/// What became of the recorded goldens that waited.
public struct Acceptance: Sendable, Equatable {
  /// The goldens that took over what was recorded.
  public internal(set) var promoted: [String] = []
  /// The goldens that somebody else put in their places meanwhile.
  public internal(set) var promotedElsewhere: [String] = []
  /// The files that stay where they are, and why.
  public internal(set) var refused: [GoldenTrouble] = []
}
