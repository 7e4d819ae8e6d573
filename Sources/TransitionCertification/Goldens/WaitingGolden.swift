/// A recorded golden that waits, and what would change if it were accepted.
public struct WaitingGolden: Sendable, Equatable {
  /// The path of the file in which it waits, from the folder's name on, as messages name it.
  public let path: String
  /// The case whose golden it is; none where no case owns it.
  public let caseID: CaseID?
  /// What would change.
  public let change: Change

  /// What would change if it were accepted.
  public enum Change: Sendable, Equatable {
    /// The case gets its first golden; with the text of its trace.
    case new(String)
    /// The golden becomes another one; with the lines that differ.
    case differs(LineDiff.Rendering)
    /// Nothing: the golden holds what waits.
    case nothing
    /// It cannot be accepted: it is no golden.
    case unreadable(GoldenDamage)
    /// It cannot be accepted: no case owns it.
    case stray
  }
}

extension GoldenStore {
  /// The recorded goldens that wait, each compared with the golden whose place it is to take.
  ///
  /// One that refers to another case is compared as the trace of that one: as it is going to be where that
  /// waits too.
  ///
  /// - Parameter cases: Every case that there is.
  /// - Returns: First the folders that cannot be read, then what waits, in the order of the paths.
  public func waiting(cases: [CaseID]) -> [WaitingGolden] {
    let owners = GoldenOwners(cases, rules: [])
    var cache = GoldenFileCache(folder)
    let listing = FolderListing(of: folder.path)
    let unread = listing.unreadable.map { inner in
      WaitingGolden(
        path: folder.shownPath(inner.path), caseID: nil,
        change: .unreadable(.unreachable(inner.reason)))
    }
    return unread
      + listing.files.filter { $0.hasSuffix(GoldenPath.pendingSuffix) }.map { file in
        let owner = owners.owner(ofPending: file)
        let change: WaitingGolden.Change =
          if let owner { self.change(in: file, of: owner, &cache) } else { .stray }
        return WaitingGolden(path: folder.shownPath(file), caseID: owner, change: change)
      }
  }

  private func change(
    in file: String, of caseID: CaseID, _ cache: inout GoldenFileCache
  ) -> WaitingGolden.Change {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try folder.read(file)
    } catch {
      return .unreadable(.unreachable(error.reason))
    }
    if let damage = GoldenDamage(of: bytes, as: caseID) { return .unreadable(damage) }
    let new = resolved(bytes, isWaiting: true, &cache)
    guard let old = part(of: caseID, &cache) else {
      return .new(String(decoding: new, as: UTF8.self))
    }
    guard !LineDiff.areEqual(old, bytes) else { return .nothing }
    let names = LineDiff.Names(old: "golden", new: "recorded")
    let difference = LineDiff(old: resolved(old, isWaiting: false, &cache), new: new)
    // Where the trace is the same it is said in another way, which is all that changes then.
    let shown = difference.isEmpty ? LineDiff(old: old, new: bytes) : difference
    return .differs(shown.rendering(limit: .max, names: names))
  }

  /// The golden of a case as it stands, damaged or not; none where it has none.
  private func part(of caseID: CaseID, _ cache: inout GoldenFileCache) -> [UInt8]? {
    (try? cache.content(of: GoldenPath(of: caseID)).part(of: caseID))?.bytes
  }

  /// The text for which a golden stands: its own, or that of the case to which it refers.
  ///
  /// - Parameter isWaiting: Whether what waits for the other case counts before its golden.
  private func resolved(
    _ bytes: [UInt8], isWaiting: Bool, _ cache: inout GoldenFileCache
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Self.longestWay {
      guard CaseReference.isReference(bytes), let words = try? CaseReference(parsing: bytes) else {
        break
      }
      let other = CaseID(words)
      let waiting =
        isWaiting ? try? folder.read(GoldenPath.pending(of: other)) : nil
      guard let next = waiting ?? part(of: other, &cache) else { break }
      bytes = next
    }
    return bytes
  }
}
