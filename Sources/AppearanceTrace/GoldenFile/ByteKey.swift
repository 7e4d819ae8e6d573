/// A text by which something is looked up: its bytes are hashed and compared at one go, and not one by one.
struct ByteKey: Hashable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  static func == (left: ByteKey, right: ByteKey) -> Bool {
    LineDiff.areEqual(left.bytes, right.bytes)
  }
}
