extension GoldenStore {
  /// Puts recorded goldens in their places.
  ///
  /// A second acceptance waits for the first, so that nothing is lost. A file of goldens is replaced whole
  /// in one step, and what waited goes only after that.
  ///
  /// - Parameters:
  ///   - cases: Every case that there is.
  ///   - isWanted: Which of them to accept; none stands for a file that no case owns, which is refused.
  /// - Returns: What became of each file that waited and is wanted.
  /// - Throws: Why a file could not be written, and what is in its place already.
  public func accept(
    cases: [CaseID], where isWanted: (CaseID?) -> Bool = { _ in true }
  ) throws(WritingInterruption<Acceptance>) -> Acceptance {
    let owners = GoldenOwners(cases, rules: [])
    return try folder.changed(Acceptance()) { (acceptance) throws(FileTrouble) in
      folder.sweep()
      var waiting: [(path: GoldenPath, goldens: [Waiting])] = []
      let listing = FolderListing(of: folder.path)
      // What waits in there may be wanted.
      acceptance.refused += listing.unreadable.map { GoldenTrouble($0, of: nil, in: folder) }
      for oddity in listing.oddities where oddity.path.hasSuffix(GoldenPath.pendingSuffix) {
        let owner = owners.owner(ofPending: oddity.path)
        if isWanted(owner) {
          acceptance.refused.append(GoldenTrouble(oddity, of: owner, in: folder))
        }
      }
      for file in listing.files where file.hasSuffix(GoldenPath.pendingSuffix) {
        let owner = owners.owner(ofPending: file)
        guard isWanted(owner) else { continue }
        guard let owner else {
          acceptance.refused.append(GoldenTrouble(.stray, path: folder.shownPath(file)))
          continue
        }
        let bytes = try folder.read(file)
        if let damage = GoldenDamage(of: bytes, as: owner) {
          acceptance.refused.append(
            GoldenTrouble(
              .unreadable(damage, LineDiff.Rendering()), path: folder.shownPath(file),
              caseID: owner))
          continue
        }
        let golden = Waiting(file: file, caseID: owner, bytes: bytes)
        let path = GoldenPath(of: owner)
        if let index = waiting.firstIndex(where: { $0.path == path }) {
          waiting[index].goldens.append(golden)
        } else {
          waiting.append((path, [golden]))
        }
      }
      for (path, goldens) in waiting { try promote(goldens, to: path, in: &acceptance) }
    }
  }

  /// A recorded golden that can be read.
  private struct Waiting {
    let file: String
    let caseID: CaseID
    let bytes: [UInt8]
  }

  private func promote(
    _ goldens: [Waiting], to path: GoldenPath, in acceptance: inout Acceptance
  ) throws(FileTrouble) {
    switch path {
    case .file(let file):
      for golden in goldens { try folder.write(golden.bytes, to: file) }
    case .section(let file):
      var goldenFile = try goldenFile(at: file)
      if let flaw = goldenFile.flaws.first {
        acceptance.refused += goldens.map { golden in
          GoldenTrouble(
            .unreadable(GoldenDamage(flaw), LineDiff.Rendering()), of: golden.caseID, in: folder,
            isInBrokenFile: true)
        }
        return
      }
      for golden in goldens { goldenFile.put(golden.bytes, for: golden.caseID.scenario) }
      try folder.write(goldenFile.bytes, to: file)
    }
    // All of them are in their place, whatever becomes of the files in which they waited.
    acceptance.promoted += goldens.map { shownPlace(of: $0.caseID) }
    for golden in goldens { try discard(golden.file) }
  }

  /// The goldens in a file; one without any where it is missing or empty.
  func goldenFile(at file: String) throws(FileTrouble) -> GoldenFile {
    do throws(FileTrouble) {
      let bytes = try folder.read(file)
      return bytes.isEmpty ? GoldenFile() : GoldenFile(parsing: bytes)
    } catch {
      guard error.reason == .isMissing else { throw error }
      return GoldenFile()
    }
  }
}

/// What became of the recorded goldens that waited.
public struct Acceptance: Sendable, Equatable {
  /// The goldens that took over what was recorded.
  public internal(set) var promoted: [String] = []
  /// The files that stay where they are, and why.
  public internal(set) var refused: [GoldenTrouble] = []
}
