import Foundation
import Synchronization

/// Memory in which a process finds the answers of another one that it forked or started.
///
/// Whatever the other process closes or writes to, nothing of it is taken for an answer: no descriptor leads
/// there once it is mapped. There are answers when a word that was agreed on stands in front of them. Of an
/// answer there is all or nothing, even while the other process goes on.
package struct SharedAnswers: ~Copyable {
  private let start: UnsafeMutableRawPointer
  /// The word that both have to know.
  package let word: UInt64

  /// How much room there is. What is not used takes no memory.
  package static let capacity = 1 << 28
  private static let size = MemoryLayout<UInt64>.size
  /// Where it says how many answers there are, and whether there was no room for another; and where they
  /// begin, each behind its length.
  private static let (countPlace, fullPlace, textPlace) = (size, size * 2, size * 3)

  /// Maps memory that this process shares with those that it forks; none where there is none.
  package init?() {
    self.init(-1, MAP_SHARED | MAP_ANONYMOUS, word: .random(in: 1 ... .max))
  }

  /// Maps memory that a process shares with one that it starts.
  ///
  /// - Parameters:
  ///   - descriptor: Where `makeDescriptor` leads to, in either process.
  ///   - word: The word that both know.
  package init?(descriptor: Int32, word: UInt64) {
    self.init(descriptor, MAP_SHARED, word: word)
  }

  private init?(_ descriptor: Int32, _ flags: Int32, word: UInt64) {
    let start = mmap(
      nil, Self.capacity, PROT_READ | PROT_WRITE, flags | MAP_NORESERVE, descriptor, 0)
    guard let start, start != MAP_FAILED else { return nil }
    self.start = start
    self.word = word
  }

  deinit { munmap(start, Self.capacity) }

  /// Makes memory that no other program gets unless it is given it; none where there is none.
  package static func makeDescriptor() -> Int32? {
    var path = Array("\(NSTemporaryDirectory())/conform-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    // Nobody finds the file any more, and it goes with its last descriptor.
    unlink(path)
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0, ftruncate(descriptor, capacity) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// How many answers there are.
  package var count: Int {
    let count = counter.pointee.load(ordering: .acquiring)
    return start.load(as: UInt64.self) == word ? Int(exactly: count) ?? 0 : 0
  }

  /// Whether there was no room for another answer.
  package var isFull: Bool {
    start.load(as: UInt64.self) == word && number(at: Self.fullPlace) == 1
  }

  /// Adds an answer.
  ///
  /// - Returns: Whether there was room for it.
  package func append(_ text: [UInt8]) -> Bool {
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
    let number = count + 1
    start.storeBytes(of: word, as: UInt64.self)
    // Whoever sees the new number sees the answer, too.
    counter.pointee.store(UInt64(number), ordering: .releasing)
    return true
  }

  /// The answers behind so many.
  package func texts(after count: Int = 0) -> [[UInt8]] {
    places.dropFirst(count).map { place in
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

  /// The number of answers, which one process writes while another one reads.
  private var counter: UnsafeMutablePointer<Atomic<UInt64>> {
    (start + Self.countPlace).assumingMemoryBound(to: Atomic<UInt64>.self)
  }

  private func number(at place: Int) -> Int? {
    Int(exactly: start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  private func put(_ number: Int, at place: Int) {
    start.storeBytes(of: UInt64(number), toByteOffset: place, as: UInt64.self)
  }
}
