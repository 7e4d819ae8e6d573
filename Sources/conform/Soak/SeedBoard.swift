import Foundation
import Synchronization

/// Memory that a proof shares with the process that waits for it, where it says what it is at.
final class SeedBoard: @unchecked Sendable {
  /// What the proof is at.
  enum Place: Equatable {
    case beforeAnySeed
    case at(UInt64)
    /// No seed is under way, and this was the last one.
    case behind(UInt64)
  }

  /// What stands where.
  private enum Word: Int, CaseIterable {
    /// How often something was begun or told.
    case steps
    /// The status with which the proof ended, plus 1.
    case status
    /// How many seeds were begun, and how many are over.
    case begun, over
    case seed
    /// It is 1 while something is told.
    case telling
  }

  private let start: UnsafeMutablePointer<Atomic<UInt64>>
  private static let size = Word.allCases.count * MemoryLayout<Atomic<UInt64>>.stride

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
    self[.seed] = seed
    self[.begun] += 1
    self[.steps] += 1
    defer { self[.over] += 1 }
    return work()
  }

  /// Says that something is told while it is: how long that takes is up to whoever reads it.
  func telling<Value>(_ work: () -> Value) -> Value {
    self[.telling] = 1
    defer {
      self[.steps] += 1
      self[.telling] = 0
    }
    return work()
  }

  /// How often something was begun or told.
  var steps: Int { Int(clamping: self[.steps]) }

  /// Whether something is told.
  var isTelling: Bool { self[.telling] == 1 }

  /// What the proof is at.
  var place: Place {
    let (over, begun) = (self[.over], self[.begun])
    guard begun > 0 else { return .beforeAnySeed }
    return over < begun ? .at(self[.seed]) : .behind(self[.seed])
  }

  /// The status with which the proof came to its end; none before. Without it no other one counts.
  var status: Int32? {
    get {
      let word = self[.status]
      return word > 0 ? Int32(exactly: word - 1) : nil
    }
    set { self[.status] = newValue.map { UInt64($0) + 1 } ?? 0 }
  }

  /// A word, which the proof alone writes.
  private subscript(word: Word) -> UInt64 {
    get { (start + word.rawValue).pointee.load(ordering: .acquiring) }
    set { (start + word.rawValue).pointee.store(newValue, ordering: .releasing) }
  }
}
