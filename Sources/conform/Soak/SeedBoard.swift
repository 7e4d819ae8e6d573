import Foundation
import Synchronization

/// Memory that a proof shares with the process that waits for it, where it says which seeds are under way.
final class SeedBoard: @unchecked Sendable {
  /// For each core a word that is 1 while a seed is under way there, and behind it the seed; before them how many
  /// seeds were begun, and the status with which the proof ended, plus 1.
  private let start: UnsafeMutablePointer<Atomic<UInt64>>

  private static let cores = 255
  private static let size = (cores + 1) * 2 * MemoryLayout<Atomic<UInt64>>.stride

  /// Maps the memory; none where there is none.
  init?() {
    let memory = mmap(
      nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    start = memory.assumingMemoryBound(to: Atomic<UInt64>.self)
  }

  deinit { munmap(start, Self.size) }

  /// Says that a seed is under way while something is done.
  ///
  /// - Parameter core: Where; one seed is under way on a core.
  func during<Value>(_ seed: UInt64, on core: Int = 0, _ work: () -> Value) -> Value {
    let place = 2 + core % Self.cores * 2
    (start + place + 1).pointee.store(seed, ordering: .relaxed)
    (start + place).pointee.store(1, ordering: .releasing)
    start.pointee.add(1, ordering: .relaxed)
    defer { (start + place).pointee.store(0, ordering: .releasing) }
    return work()
  }

  /// How many seeds were begun.
  var count: Int { Int(clamping: start.pointee.load(ordering: .relaxed)) }

  /// The seeds that are under way.
  var seeds: [UInt64] {
    (1...Self.cores).compactMap { core in
      guard (start + core * 2).pointee.load(ordering: .acquiring) == 1 else { return nil }
      return (start + core * 2 + 1).pointee.load(ordering: .relaxed)
    }.sorted()
  }

  /// The status with which the proof came to its end; none before. Without it no other one counts.
  var status: Int32? {
    get {
      let word = (start + 1).pointee.load(ordering: .acquiring)
      return word > 0 ? Int32(exactly: word - 1) : nil
    }
    set { (start + 1).pointee.store(newValue.map { UInt64($0) + 1 } ?? 0, ordering: .releasing) }
  }
}
