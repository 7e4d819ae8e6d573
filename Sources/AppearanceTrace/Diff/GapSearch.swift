/// Searches for equal lines between two anchors: greedy, forward, with a limit to the work.
///
/// It goes by the number of edits: after so many, how far does each diagonal reach. At a limit it
/// keeps the path that came furthest and starts anew from there, so that the work stays in proportion
/// to the lines however many edits there are.
struct GapSearch {
  private(set) var isOldKept: [Bool]
  private(set) var isNewKept: [Bool]
  private let old: [Int32]
  private let new: [Int32]
  /// For each number of edits in turn, how many old lines each diagonal has behind it.
  private var reaches: [Int32]

  /// The most edits of one search.
  private static let editLimit = 256

  init(_ old: [Int32], _ new: [Int32]) {
    self.old = old
    self.new = new
    isOldKept = [Bool](repeating: false, count: old.count)
    isNewKept = [Bool](repeating: false, count: new.count)
    let limit = Self.editLimit
    reaches = [Int32](repeating: 0, count: (limit + 1) * (limit + 2) / 2)
  }

  /// Notes that two lines belong together.
  mutating func keep(_ oldLine: Int, _ newLine: Int) {
    isOldKept[oldLine] = true
    isNewKept[newLine] = true
  }

  /// Searches between two anchors.
  mutating func run(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    var start = (old: oldLines.lowerBound, new: newLines.lowerBound)
    var end = (old: oldLines.upperBound, new: newLines.upperBound)
    while end.old > start.old, end.new > start.new, old[end.old - 1] == new[end.new - 1] {
      end = (end.old - 1, end.new - 1)
      keep(end.old, end.new)
    }
    while true {
      while start.old < end.old, start.new < end.new, old[start.old] == new[start.new] {
        keep(start.old, start.new)
        start = (start.old + 1, start.new + 1)
      }
      guard start.old < end.old, start.new < end.new else { return }
      start = advance(from: start, to: end)
    }
  }

  /// Goes as far as one search does.
  ///
  /// - Returns: The place reached; the lines kept on the way there are noted.
  private mutating func advance(
    from start: (old: Int, new: Int), to end: (old: Int, new: Int)
  ) -> (old: Int, new: Int) {
    let oldCount = end.old - start.old
    let newCount = end.new - start.new
    reaches[0] = 0
    var furthest = (diagonal: 0, sum: 0)
    for edits in 1...Self.editLimit {
      furthest = (0, 0)
      let row = Self.row(edits)
      for step in 0...edits {
        let diagonal = 2 * step - edits
        var reach = entry(edits: edits, step: step, oldCount: oldCount, newCount: newCount).reach
        if reach >= 0 {
          while reach < oldCount, reach - diagonal < newCount,
            old[start.old + reach] == new[start.new + reach - diagonal]
          {
            reach += 1
          }
          let sum = 2 * reach - diagonal
          if sum > furthest.sum { furthest = (diagonal, sum) }
        }
        reaches[row + step] = Int32(reach)
      }
      if furthest.sum == oldCount + newCount {
        return retrace(start, to: end, edits: edits, diagonal: furthest.diagonal)
      }
    }
    return retrace(start, to: end, edits: Self.editLimit, diagonal: furthest.diagonal)
  }

  /// Where a diagonal is entered with so many edits, and whether by leaving out an old line.
  ///
  /// The reach is -1 where the diagonal cannot be entered.
  private func entry(
    edits: Int, step: Int, oldCount: Int, newCount: Int
  ) -> (reach: Int, isRemoval: Bool) {
    let row = Self.row(edits - 1)
    let diagonal = 2 * step - edits
    var removal = -1
    if step > 0, reaches[row + step - 1] >= 0, Int(reaches[row + step - 1]) < oldCount {
      removal = Int(reaches[row + step - 1]) + 1
    }
    var insertion = -1
    if step < edits, reaches[row + step] >= 0, Int(reaches[row + step]) - diagonal <= newCount {
      insertion = Int(reaches[row + step])
    }
    return removal > insertion ? (removal, true) : (insertion, false)
  }

  /// Goes the way back and keeps the lines that are equal along it.
  ///
  /// - Returns: Where the way ends.
  private mutating func retrace(
    _ start: (old: Int, new: Int), to end: (old: Int, new: Int), edits: Int, diagonal: Int
  ) -> (old: Int, new: Int) {
    let oldCount = end.old - start.old
    let newCount = end.new - start.new
    var step = (diagonal + edits) / 2
    var reach = Int(reaches[Self.row(edits) + step])
    let reached = (old: start.old + reach, new: start.new + reach - diagonal)
    for edits in stride(from: edits, to: 0, by: -1) {
      let diagonal = 2 * step - edits
      let entry = self.entry(edits: edits, step: step, oldCount: oldCount, newCount: newCount)
      while reach > entry.reach {
        reach -= 1
        keep(start.old + reach, start.new + reach - diagonal)
      }
      if entry.isRemoval {
        step -= 1
        reach -= 1
      }
    }
    return reached
  }

  /// Where the reaches for this number of edits start.
  private static func row(_ edits: Int) -> Int {
    edits * (edits + 1) / 2
  }
}
