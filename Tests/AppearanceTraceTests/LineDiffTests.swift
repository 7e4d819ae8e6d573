import AppearanceTrace
import Testing
import Thoroughness

@Suite("The difference of two texts")
struct LineDiffTests {
  /// The lines of a text, each with its line feed.
  private func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in bytes {
      line.append(byte)
      if byte == UInt8(ascii: "\n") {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The new text, made of the old one's lines and the changes.
  private func rebuilt(_ diff: LineDiff, _ old: [UInt8], _ new: [UInt8]) -> [UInt8] {
    let (old, new) = (lines(old), lines(new))
    var result: [[UInt8]] = []
    var place = 0
    for change in diff.changes {
      result += old[place..<change.old.lowerBound]
      result += new[change.new]
      place = change.old.upperBound
    }
    return Array((result + old[place...]).joined())
  }

  /// Whether the changes are in order, apart from each other, and none is empty.
  private func areOrderly(_ changes: [LineDiff.Change]) -> Bool {
    let areApart = zip(changes, changes.dropFirst()).allSatisfy {
      $0.old.upperBound < $1.old.lowerBound && $0.new.upperBound < $1.new.lowerBound
    }
    return areApart && changes.allSatisfy { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  @Test("the changes rebuild the new text from the old one", arguments: (0..<40).sampled(8))
  func rebuilding(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<25 {
      let kinds = random.pick([2, 5, 60, 5000])
      let count = random.pick([0, 1, 3, 40, 400])
      var text = (0..<count).map { _ in "line \(random.below(kinds))\n" }
      let old = Array(text.joined().utf8).dropLast(random.below(2) * min(1, count))
      for _ in 0..<random.pick([0, 1, 5, 100]) {
        let place = random.below(text.count + 1)
        if place < text.count, random.oneIn(2) { text.remove(at: place) }
        if random.oneIn(2) {
          text.insert("line \(random.below(kinds))\n", at: min(place, text.count))
        }
      }
      let new = Array(text.joined().utf8)

      let diff = LineDiff(old: Array(old), new: new)

      #expect(rebuilt(diff, Array(old), new) == new)
      #expect(areOrderly(diff.changes))
      #expect(diff.isEmpty == (Array(old) == new))
    }
  }

  @Test(
    "texts that share nothing but kinds of lines are compared in pieces",
    arguments: (0..<4).sampled(1))
  func shuffled(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let old = Array((0..<3000).map { _ in "line \(random.below(30))\n" }.joined().utf8)
    let new = Array((0..<2500).map { _ in "line \(random.below(30))\n" }.joined().utf8)

    let diff = LineDiff(old: old, new: new)

    #expect(rebuilt(diff, old, new) == new)
    #expect(areOrderly(diff.changes))
  }

  @Test("few edits in a long text are found as few changes", arguments: [60, 1_000_000])
  func fewEdits(kinds: Int) {
    var random = SplitMix64(seed: 5)
    var text = (0..<20_000).map { _ in "line \(random.below(kinds))\n" }
    let old = Array(text.joined().utf8)
    for place in [15_000, 10_000, 5000] { text[place] = "other \(place)\n" }
    text.remove(at: 2500)
    text.insert("came\n", at: 100)

    let diff = LineDiff(old: old, new: Array(text.joined().utf8))

    #expect(diff.changes.count == 5)
    #expect(diff.changes.allSatisfy { $0.old.count <= 1 && $0.new.count <= 1 })
  }

  @Test(
    "equal bytes have no changes, whatever they are",
    arguments: [
      "", "\n", "a", "a\r\n", "\u{FEFF}a\n", "\0",
    ])
  func equalTexts(text: String) {
    #expect(LineDiff(old: text, new: text).isEmpty)
    #expect(LineDiff(old: text, new: text).rendered() == "")
    #expect(LineDiff.areEqual(Array(text.utf8), Array(text.utf8)))
  }

  @Test("bytes are compared to the last", arguments: [0...20, 60...76, 126...138].joined())
  func lastByte(length: Int) {
    let text = [UInt8](repeating: 7, count: length)

    #expect(LineDiff.areEqual(text, text))
    #expect(!LineDiff.areEqual(text, text + [7]))
    for place in text.indices {
      var other = text
      other[place] = 8
      #expect(!LineDiff.areEqual(text, other))
    }
  }

  @Test(
    "changes name the lines that went and came",
    arguments: [
      ("a\nb\nc\n", "a\nx\nc\n", [1..<2], [1..<2]),
      ("a\nb\n", "a\n", [1..<2], [1..<1]),
      ("a\n", "b\na\n", [0..<0], [0..<1]),
      ("", "a\nb\n", [0..<0], [0..<2]),
      ("a", "a\n", [0..<1], [0..<1]),
      ("a", "ab", [0..<1], [0..<1]),
      ("ba\n", "a\n", [0..<1], [0..<1]),
      ("a\nb\nc\nd\n", "b\nc\nd\ne\n", [0..<1, 4..<4], [0..<0, 3..<4]),
      ("a\na\na\n", "a\na\n", [2..<3], [2..<2]),
    ] as [(String, String, [Range<Int>], [Range<Int>])])
  func places(old: String, new: String, gone: [Range<Int>], came: [Range<Int>]) {
    let diff = LineDiff(old: old, new: new)

    #expect(diff.changes == zip(gone, came).map { LineDiff.Change(old: $0, new: $1) })
  }
}
