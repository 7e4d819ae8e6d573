extension LineDiff {
  /// Changes that lie close together, with the lines around them.
  public struct Hunk: Sendable, Equatable {
    /// The places of all its lines in the old text, from 0.
    public var old: Range<Int>
    /// The places of all its lines in the new text, from 0.
    public var new: Range<Int>
    /// What changed in it; never none.
    public var changes: ArraySlice<Change>
  }

  /// The lines that a hunk shows above and below its changes.
  static let contextLines = 3

  /// The changes in groups, as a report shows them.
  public var hunks: [Hunk] {
    var hunks: [Hunk] = []
    var first = changes.startIndex
    for index in changes.indices {
      let following = index + 1
      let isLast =
        following == changes.endIndex
        || changes[following].old.lowerBound - changes[index].old.upperBound
          > 2 * Self.contextLines
      if isLast {
        hunks.append(hunk(of: changes[first...index]))
        first = following
      }
    }
    return hunks
  }

  private func hunk(of changes: ArraySlice<Change>) -> Hunk {
    let first = changes[changes.startIndex]
    let last = changes[changes.endIndex - 1]
    let above = min(Self.contextLines, first.old.lowerBound)
    let below = min(Self.contextLines, old.count - last.old.upperBound)
    return Hunk(
      old: first.old.lowerBound - above..<last.old.upperBound + below,
      new: first.new.lowerBound - above..<last.new.upperBound + below,
      changes: changes)
  }
}
