import Foundation
import Synchronization

/// Memory that a proof shares with the process that waits for it, where it says which seeds are under way.
final class SeedBoard: @unchecked Sendable {
  /// How many seeds were begun; the status with which the proof ended, plus 1; a word that is 1 while a seed is under
  /// way; the seed.
  private let start: UnsafeMutablePointer<Atomic<UInt64>>
  /// The process that waits for the proof. Where it is gone, the process of the proof ends at its next seed.
  var keeper: pid_t?

  private static let size = 4 * MemoryLayout<Atomic<UInt64>>.stride

  /// Maps the memory; none where there is none.
  init?() {
    let memory = mmap(
      nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    start = memory.assumingMemoryBound(to: Atomic<UInt64>.self)
  }

  deinit { munmap(start, Self.size) }

  /// Says that a seed is under way while something is done; one is at a time.
  func during<Value>(_ seed: UInt64, _ work: () -> Value) -> Value {
    if let keeper, getppid() != keeper { _exit(EXIT_FAILURE) }
    (start + 3).pointee.store(seed, ordering: .relaxed)
    (start + 2).pointee.store(1, ordering: .releasing)
    start.pointee.add(1, ordering: .relaxed)
    defer { (start + 2).pointee.store(0, ordering: .releasing) }
    return work()
  }

  /// How many seeds were begun.
  var count: Int { Int(clamping: start.pointee.load(ordering: .relaxed)) }

  /// The seed that is under way; none where none is.
  var seed: UInt64? {
    guard (start + 2).pointee.load(ordering: .acquiring) == 1 else { return nil }
    return (start + 3).pointee.load(ordering: .relaxed)
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
