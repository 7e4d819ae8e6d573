import AppearanceTrace

/// The changes between two texts make the new one of the old one. The texts stand apart by the first zero.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int)
  -> CInt
{
  Invariant.hold(start, count) { bytes in
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let (old, new) = (Array(parts[0]), Array(parts.count > 1 ? parts[1] : []))
    let diff = LineDiff(old: old, new: new)
    Invariant.require(diff.isEmpty == (old == new), "texts differ without a change")
    var (made, place) = ([[UInt8]](), 0)
    let (oldLines, newLines) = (lines(old), lines(new))
    for change in diff.changes {
      Invariant.require(place <= change.old.lowerBound, "changes are out of order")
      made += oldLines[place..<change.old.lowerBound] + newLines[change.new]
      place = change.old.upperBound
    }
    made += oldLines[place...]
    Invariant.require(Array(made.joined()) == new, "the changes make another text")
    Invariant.require(
      diff.hunks.flatMap { Array($0.changes) } == diff.changes, "hunks have other changes")
  }
}

/// The lines of a text, each with the line feed that ends it.
private func lines(_ text: [UInt8]) -> [[UInt8]] {
  let feed = UInt8(ascii: "\n")
  var lines = text.split(separator: feed, omittingEmptySubsequences: false).map {
    Array($0) + [feed]
  }
  lines[lines.count - 1].removeLast()
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}
