/// A short name for bytes, by which people tell what is the same from what is another.
///
/// It is no proof against whoever wants two to be called alike. (It is the hash of Fowler, Noll and Vo with 64
/// bits, folded to half.)
package struct ShortDigest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Takes in more bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Takes in a text.
  package mutating func add(_ text: String) { add(text.utf8) }

  /// The name as a number.
  package var number: UInt32 { UInt32(truncatingIfNeeded: hash ^ hash >> 32) }

  /// The name, in hexadecimal digits.
  package var text: String {
    let folded = String(number, radix: 16)
    return String(repeating: "0", count: Self.length - folded.count) + folded
  }

  /// How many letters every name has.
  package static let length = 8
}
