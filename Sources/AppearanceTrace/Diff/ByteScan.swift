/// Looks at bytes a word at a time.
enum ByteScan {
  private static let stride = MemoryLayout<UInt64>.size
  private static let block = 8 * stride
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The number of equal bytes at the start of both.
  static func commonPrefix(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let count = min(left.count, right.count)
    var place = 0
    while place + block <= count, haveSameBlock(left, right, place) { place += block }
    while place + stride <= count {
      let difference = word(left, place) ^ word(right, place)
      if difference != 0 { return place + difference.trailingZeroBitCount / 8 }
      place += stride
    }
    while place < count, left[place] == right[place] { place += 1 }
    return place
  }

  /// The number of equal bytes at the end of both.
  static func commonSuffix(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let count = min(left.count, right.count)
    var length = 0
    while length + stride <= count {
      let leftWord = word(left, left.count - length - stride)
      let difference = leftWord ^ word(right, right.count - length - stride)
      if difference != 0 { return length + difference.leadingZeroBitCount / 8 }
      length += stride
    }
    while length < count, left[left.count - length - 1] == right[right.count - length - 1] {
      length += 1
    }
    return length
  }

  /// Whether both are the same bytes.
  static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    left.count == right.count && commonPrefix(left, right) == left.count
  }

  /// Calls the closure with the place behind each line feed, in order.
  static func forEachLineEnd(_ bytes: UnsafeRawBufferPointer, _ found: (Int) -> Void) {
    var place = 0
    while place + stride <= bytes.count {
      let candidates = word(bytes, place) ^ (ones &* UInt64(UInt8.lineFeed))
      var hits = zeroBytes(candidates)
      while hits != 0 {
        found(place + hits.trailingZeroBitCount / 8 + 1)
        hits &= hits &- 1
      }
      place += stride
    }
    while place < bytes.count {
      if bytes[place] == .lineFeed { found(place + 1) }
      place += 1
    }
  }

  /// A number that is the same for the same bytes, and seldom for others.
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* factor
    var place = 0
    while place + stride <= bytes.count {
      hash = (hash ^ word(bytes, place)) &* factor
      hash ^= hash >> 32
      place += stride
    }
    var rest: UInt64 = 0
    while place < bytes.count {
      rest = rest << 8 | UInt64(bytes[place])
      place += 1
    }
    hash = (hash ^ rest) &* factor
    return hash ^ (hash >> 29)
  }

  /// Whether eight words are the same in both; without a branch for each, the compiler looks at several at once.
  private static func haveSameBlock(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, _ place: Int
  ) -> Bool {
    var difference: UInt64 = 0
    for index in 0..<8 {
      let next = place + index * stride
      difference |= word(left, next) ^ word(right, next)
    }
    return difference == 0
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The high bit of each byte that is zero, and of no other byte.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    let lows = ~highs
    return ~(((word & lows) &+ lows) | word | lows)
  }
}
