import Foundation

/// Memory in which a process finds the answers of another one that it forked.
///
/// No descriptor leads there: whatever the other process closes or writes to, nothing of it is taken for an
/// answer. There are answers when a word that was agreed on stands in front of them.
struct SharedAnswers: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private let word = UInt64.random(in: 1 ... .max)

  /// How much room there is. What is not used takes no memory.
  static let capacity = 1 << 28
  private static let size = MemoryLayout<UInt64>.size
  /// Where it says how many answers there are, and whether there was no room for another; and where they
  /// begin, each behind its length.
  private static let (countPlace, fullPlace, textPlace) = (size, size * 2, size * 3)

  /// Maps the memory; none where there is none.
  init?() {
    let start = mmap(
      nil, Self.capacity, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    self.start = start
  }

  deinit { munmap(start, Self.capacity) }

  /// How many answers there are.
  var count: Int {
    start.load(as: UInt64.self) == word ? number(at: Self.countPlace) ?? 0 : 0
  }

  /// Whether there was no room for another answer.
  var isFull: Bool { start.load(as: UInt64.self) == word && number(at: Self.fullPlace) == 1 }

  /// Adds an answer.
  ///
  /// - Returns: Whether there was room for it.
  func append(_ text: [UInt8]) -> Bool {
    let place = places.last.map(\.upperBound) ?? Self.textPlace
    let end = place + Self.size + text.count
    guard end <= Self.capacity else {
      put(1, at: Self.fullPlace)
      start.storeBytes(of: word, as: UInt64.self)
      return false
    }
    text.withUnsafeBytes { source in
      guard let first = source.baseAddress else { return }
      (start + place + Self.size).copyMemory(from: first, byteCount: source.count)
    }
    put(text.count, at: place)
    put(count + 1, at: Self.countPlace)
    start.storeBytes(of: word, as: UInt64.self)
    return true
  }

  /// The answers, once the other process has ended.
  var texts: [[UInt8]] {
    places.map { place in
      Array(UnsafeRawBufferPointer(start: start + place.lowerBound, count: place.count))
    }
  }

  /// Where the answers are; those that cannot be there are left out, with all behind them.
  private var places: [Range<Int>] {
    var places: [Range<Int>] = []
    var next = Self.textPlace
    for _ in 0..<count {
      let text = next + Self.size
      guard text <= Self.capacity, let length = number(at: next), length <= Self.capacity - text
      else { break }
      next = text + length
      places.append(text..<next)
    }
    return places
  }

  private func number(at place: Int) -> Int? {
    Int(exactly: start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  private func put(_ number: Int, at place: Int) {
    start.storeBytes(of: UInt64(number), toByteOffset: place, as: UInt64.self)
  }
}
