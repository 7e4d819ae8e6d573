/// Where texts stand in a list that somebody else keeps: a question costs a look at the text's bytes and, as a
/// rule, one comparison, and each text takes a few bytes, however long it is.
struct TextIndex: Sendable {
  private var slots: [Slot]
  private var count = 0

  /// The place of a text, with what its bytes come to; nobody's where the slot is free.
  private struct Slot: Sendable {
    var mark: UInt32
    var place: Int32

    static var free: Slot { Slot(mark: 0, place: -1) }

    var isFree: Bool { place < 0 }
  }

  /// - Parameter count: For how many texts there is to be room at once.
  init(for count: Int = 0) {
    var size = 8
    while size < Self.slots(for: count) { size *= 2 }
    slots = Array(repeating: .free, count: size)
  }

  /// So many that a third stays free, and who comes upon another's slot finds one nearby.
  private static func slots(for count: Int) -> Int { count + count / 2 }

  /// The place of a text; none where it has none.
  ///
  /// - Parameter stands: Whether the text at a place of the list is this one.
  func place(of text: String, where stands: (Int) -> Bool) -> Int? {
    let mark = Self.mark(of: text)
    var slot = firstChoice(of: mark)
    while !slots[slot].isFree {
      let place = Int(slots[slot].place)
      if slots[slot].mark == mark, stands(place) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Gives a text its place; the one that it had counts no more.
  ///
  /// - Parameter stands: Whether the text at a place of the list is this one.
  mutating func set(_ text: String, at place: Int, where stands: (Int) -> Bool) {
    if slots.count < Self.slots(for: count + 1) { grow() }
    let entry = Slot(mark: Self.mark(of: text), place: Int32(truncatingIfNeeded: place))
    var slot = firstChoice(of: entry.mark)
    while !slots[slot].isFree {
      if slots[slot].mark == entry.mark, stands(Int(slots[slot].place)) {
        slots[slot] = entry
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = entry
    count += 1
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: .free, count: 2 * old.count)
    for entry in old where !entry.isFree {
      var slot = firstChoice(of: entry.mark)
      while !slots[slot].isFree { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  /// The slot in which a text stands unless others were there before; then it stands further on.
  private func firstChoice(of mark: UInt32) -> Int { Int(mark) & (slots.count - 1) }
}

extension TextIndex {
  /// What the bytes of a text come to, eight at a time.
  ///
  /// Texts that are equal may be written with other characters outside of ASCII: then their own hash tells. But for
  /// three signs that are equal to one of ASCII, as that of Kelvin to a K: who is written so is somebody else.
  private static func mark(of text: String) -> UInt32 {
    let sum = text.utf8.withContiguousStorageIfAvailable { bytes -> UInt64? in
      let bytes = UnsafeRawBufferPointer(bytes)
      var sum = UInt64(truncatingIfNeeded: bytes.count) ^ seed
      for start in stride(from: 0, to: bytes.count, by: 8) {
        let word = Self.word(of: bytes, from: start)
        guard word & 0x8080_8080_8080_8080 == 0 else { return nil }
        sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
        sum ^= sum >> 29
      }
      return sum
    }
    let mark = (sum ?? nil) ?? UInt64(UInt(bitPattern: text.hashValue))
    return UInt32(truncatingIfNeeded: mark ^ mark >> 32)
  }

  /// Another number in each process, as of all hashes: no text can be written so that it comes to what another one
  /// does.
  private static let seed = UInt64(truncatingIfNeeded: "".hashValue)

  /// Eight bytes from a place on; where fewer are left, the last eight again, or all.
  private static func word(of bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    if start + 8 <= bytes.count {
      return bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
    }
    if bytes.count >= 8 {
      return bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    }
    return bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
