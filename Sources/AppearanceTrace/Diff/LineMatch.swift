/// Finds which lines of two texts belong together.
///
/// Lines that the other text lacks are set aside. Of the others, those that both texts have just once
/// and in the same order are anchors; in the gaps between them a greedy search goes forward.
struct LineMatch {
  /// Whether each old line has a counterpart.
  private(set) var isOldKept: [Bool]
  /// Whether each new line has a counterpart; kept lines pair up in order.
  private(set) var isNewKept: [Bool]

  init(_ numbering: LineNumbering) {
    isOldKept = [Bool](repeating: false, count: numbering.old.count)
    isNewKept = [Bool](repeating: false, count: numbering.new.count)
    let old = SharedLines(numbering.old) { numbering.kinds[$0].newCount > 0 }
    let new = SharedLines(numbering.new) { numbering.kinds[$0].oldCount > 0 }
    let anchors = Self.anchors(old, new, numbering)
    var search = GapSearch(old.numbers, new.numbers)
    var oldStart = 0
    var newStart = 0
    for anchor in anchors + [(old: old.numbers.count, new: new.numbers.count)] {
      search.run(oldStart..<anchor.old, newStart..<anchor.new)
      if anchor.old < old.numbers.count { search.keep(anchor.old, anchor.new) }
      oldStart = anchor.old + 1
      newStart = anchor.new + 1
    }
    for (place, line) in old.lines.enumerated() { isOldKept[Int(line)] = search.isOldKept[place] }
    for (place, line) in new.lines.enumerated() { isNewKept[Int(line)] = search.isNewKept[place] }
  }

  /// The lines of a text that the other has too.
  private struct SharedLines {
    var numbers: [Int32] = []
    var lines: [Int32] = []

    init(_ all: [Int32], where isShared: (Int) -> Bool) {
      numbers.reserveCapacity(all.count)
      lines.reserveCapacity(all.count)
      for (line, number) in all.enumerated() where isShared(Int(number)) {
        numbers.append(number)
        lines.append(Int32(line))
      }
    }
  }

  private static func anchors(
    _ old: SharedLines, _ new: SharedLines, _ numbering: LineNumbering
  ) -> [(old: Int, new: Int)] {
    let isUnique = numbering.kinds.map { $0.oldCount == 1 && $0.newCount == 1 }
    guard isUnique.contains(true) else { return [] }
    var placeInNew = [Int32](repeating: 0, count: isUnique.count)
    for (place, number) in new.numbers.enumerated() { placeInNew[Int(number)] = Int32(place) }
    var pairs: [(old: Int, new: Int)] = []
    for (place, number) in old.numbers.enumerated() where isUnique[Int(number)] {
      pairs.append((place, Int(placeInNew[Int(number)])))
    }
    return LongestRun.increasing(pairs.map(\.new)).map { pairs[$0] }
  }
}

/// The longest run of numbers that increase.
enum LongestRun {
  /// The places of the numbers of the longest increasing run.
  static func increasing(_ numbers: [Int]) -> [Int] {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      let length = lengthOfRuns(below: number, ends, numbers)
      before[place] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var run: [Int] = []
    run.reserveCapacity(ends.count)
    var place = ends.last ?? -1
    while place >= 0 {
      run.append(place)
      place = before[place]
    }
    return run.reversed()
  }

  /// The length of the longest run that ends with a smaller number.
  private static func lengthOfRuns(below number: Int, _ ends: [Int], _ numbers: [Int]) -> Int {
    if let last = ends.last, numbers[last] < number { return ends.count }
    return ends.prefixCount { numbers[$0] < number }
  }
}
