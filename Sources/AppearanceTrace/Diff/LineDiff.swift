/// Which lines of a text were changed, compared by their bytes.
///
/// Nothing is decoded: two texts are the same exactly if their bytes are. Unlike the comparison of
/// strings it tells composed from decomposed letters, and lines that end with a carriage return.
public struct LineDiff: Sendable {
  /// The runs of lines that differ, in order; none if the texts are the same bytes.
  public let changes: [Change]
  /// The old text by lines; empty where the texts are the same.
  let old: LineTable
  /// The new text by lines; empty where the texts are the same.
  let new: LineTable

  /// Lines of the old text and those of the new one that stand in their place.
  public struct Change: Sendable, Equatable {
    /// The places of the lines that are gone, from 0; empty where lines only came.
    public var old: Range<Int>
    /// The places of the lines that came, from 0; empty where lines only went.
    public var new: Range<Int>

    /// Pairs lines that went with lines that came.
    public init(old: Range<Int>, new: Range<Int>) {
      self.old = old
      self.new = new
    }
  }

  /// Compares two texts.
  public init(old: some Sequence<UInt8>, new: some Sequence<UInt8>) {
    let oldBytes = Array(old)
    let newBytes = Array(new)
    let isSame = Self.areEqual(oldBytes, newBytes)
    self.old = LineTable(isSame ? [] : oldBytes)
    self.new = LineTable(isSame ? [] : newBytes)
    changes = isSame ? [] : Self.changes(self.old, self.new)
  }

  /// Compares two texts.
  public init(old: String, new: String) {
    self.init(old: old.utf8, new: new.utf8)
  }

  /// Whether the texts are the same bytes.
  public var isEmpty: Bool { changes.isEmpty }

  /// Whether the texts have no line in common.
  public var sharesNothing: Bool {
    changes == [Change(old: 0..<old.count, new: 0..<new.count)]
  }
}

extension LineDiff {
  /// Whether two texts are the same bytes; all that a golden that holds has to pay for.
  public static func areEqual(
    _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer
  ) -> Bool {
    ByteScan.areEqual(old, new)
  }

  /// Whether two texts are the same bytes.
  public static func areEqual(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    old.withUnsafeBytes { old in new.withUnsafeBytes { new in areEqual(old, new) } }
  }

  private static func changes(_ old: LineTable, _ new: LineTable) -> [Change] {
    let (prefix, suffix) = old.bytes.withUnsafeBytes { old in
      new.bytes.withUnsafeBytes { new in
        (ByteScan.commonPrefix(old, new), ByteScan.commonSuffix(old, new))
      }
    }
    let above = min(old.lines(within: prefix), new.lines(within: prefix))
    let room = min(old.count, new.count) - above
    let below = min(old.lines(withinLast: suffix), new.lines(withinLast: suffix), room)
    let oldLines = above..<old.count - below
    let newLines = above..<new.count - below
    guard !oldLines.isEmpty, !newLines.isEmpty else {
      return [Change(old: oldLines, new: newLines)]
    }
    let match = LineMatch(LineNumbering(old, oldLines, new, newLines))
    return changes(match, from: above)
  }

  private static func changes(_ match: LineMatch, from above: Int) -> [Change] {
    let (old, new) = (match.isOldKept, match.isNewKept)
    var changes: [Change] = []
    var place = (old: 0, new: 0)
    while place.old < old.count || place.new < new.count {
      let start = place
      while place.old < old.count, !old[place.old] { place.old += 1 }
      while place.new < new.count, !new[place.new] { place.new += 1 }
      if place != start {
        changes.append(
          Change(
            old: above + start.old..<above + place.old,
            new: above + start.new..<above + place.new))
      }
      while place.old < old.count, place.new < new.count, old[place.old], new[place.new] {
        place.old += 1
        place.new += 1
      }
    }
    return changes
  }
}
