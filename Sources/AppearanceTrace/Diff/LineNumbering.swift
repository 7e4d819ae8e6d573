/// Gives equal lines of two texts the same number, without making strings of them.
struct LineNumbering {
  /// What is known of the lines of one number.
  struct Kind {
    var hash: UInt64
    /// Where the first such line is.
    var bytes: Range<Int>
    var isOld: Bool
    var oldCount: Int32 = 0
    var newCount: Int32 = 0
  }

  private(set) var kinds: [Kind] = []
  /// The number of each line of the old text's part.
  private(set) var old: [Int32] = []
  /// The number of each line of the new text's part.
  private(set) var new: [Int32] = []
  /// Numbers plus one at places that their hashes choose, with the hash's upper half; 0 is free.
  private var slots = [UInt64](repeating: 0, count: 1024)

  /// Numbers the lines of two parts.
  init(_ old: LineTable, _ oldLines: Range<Int>, _ new: LineTable, _ newLines: Range<Int>) {
    old.bytes.withUnsafeBytes { oldBytes in
      new.bytes.withUnsafeBytes { newBytes in
        let texts = Texts(old: oldBytes, new: newBytes)
        self.old.reserveCapacity(oldLines.count)
        self.new.reserveCapacity(newLines.count)
        for line in oldLines {
          let number = self.number(of: old[line], isOld: true, in: texts)
          kinds[Int(number)].oldCount &+= 1
          self.old.append(number)
        }
        for line in newLines {
          let number = self.number(of: new[line], isOld: false, in: texts)
          kinds[Int(number)].newCount &+= 1
          self.new.append(number)
        }
      }
    }
  }

  private struct Texts {
    var old: UnsafeRawBufferPointer
    var new: UnsafeRawBufferPointer

    func line(_ bytes: Range<Int>, isOld: Bool) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: (isOld ? old : new)[bytes])
    }
  }

  private mutating func number(of bytes: Range<Int>, isOld: Bool, in texts: Texts) -> Int32 {
    let line = texts.line(bytes, isOld: isOld)
    let hash = ByteScan.hash(line)
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place] != 0 {
      if slots[place] >> 32 == hash >> 32 {
        let number = Int32(truncatingIfNeeded: slots[place]) - 1
        let kind = kinds[Int(number)]
        if ByteScan.areEqual(texts.line(kind.bytes, isOld: kind.isOld), line) { return number }
      }
      place = (place + 1) & mask
    }
    let number = Int32(kinds.count)
    kinds.append(Kind(hash: hash, bytes: bytes, isOld: isOld))
    slots[place] = Self.slot(hash, number)
    if kinds.count * 2 > slots.count { grow() }
    return number
  }

  private static func slot(_ hash: UInt64, _ number: Int32) -> UInt64 {
    (hash & 0xFFFF_FFFF_0000_0000) | UInt64(UInt32(number) + 1)
  }

  private mutating func grow() {
    let mask = slots.count * 4 - 1
    slots = [UInt64](repeating: 0, count: mask + 1)
    for (number, kind) in kinds.enumerated() {
      var place = Int(truncatingIfNeeded: kind.hash) & mask
      while slots[place] != 0 { place = (place + 1) & mask }
      slots[place] = Self.slot(kind.hash, Int32(number))
    }
  }
}
