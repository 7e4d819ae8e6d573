import Foundation

/// Memory in which a process finds the answer of another one that it forked.
///
/// No descriptor leads there: whatever the other process closes or writes to, nothing of it is taken for an
/// answer. It counts as one when a word that was agreed on stands in front of it.
struct SharedAnswer: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private let word = UInt64.random(in: 1 ... .max)

  /// How long an answer can be. What is not used takes no memory.
  private static let capacity = 1 << 28
  private static let headerSize = 16

  /// Maps the memory; none where there is none.
  init?() {
    let start = mmap(
      nil, Self.capacity, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    self.start = start
  }

  deinit { munmap(start, Self.capacity) }

  /// Writes the answer; one that is too long is none.
  func put(_ bytes: [UInt8]) {
    guard bytes.count <= Self.capacity - Self.headerSize else { return }
    bytes.withUnsafeBytes { source in
      guard let first = source.baseAddress else { return }
      (start + Self.headerSize).copyMemory(from: first, byteCount: source.count)
    }
    start.storeBytes(of: UInt64(bytes.count), toByteOffset: 8, as: UInt64.self)
    start.storeBytes(of: word, as: UInt64.self)
  }

  /// The answer, once the other process has ended; none where it gave none.
  func take() -> [UInt8]? {
    guard start.load(as: UInt64.self) == word,
      let count = Int(exactly: start.load(fromByteOffset: 8, as: UInt64.self)),
      count <= Self.capacity - Self.headerSize
    else { return nil }
    return Array(UnsafeRawBufferPointer(start: start + Self.headerSize, count: count))
  }
}
