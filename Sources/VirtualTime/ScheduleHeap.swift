/// A binary heap of scheduled work, earliest first, ties in order of scheduling.
@usableFromInline struct ScheduleHeap {
  /// A piece of work and when it is due.
  @usableFromInline struct Entry: Comparable {
    /// When it is due.
    @usableFromInline let instant: Instant
    /// Its place in the order of scheduling, which breaks ties.
    @usableFromInline let sequence: UInt64
    /// The claim to the work.
    @usableFromInline let ticket: Ticket

    @inlinable init(instant: Instant, sequence: UInt64, ticket: Ticket) {
      self.instant = instant
      self.sequence = sequence
      self.ticket = ticket
    }

    @inlinable static func < (left: Entry, right: Entry) -> Bool {
      left.instant == right.instant
        ? left.sequence < right.sequence : left.instant < right.instant
    }

    @inlinable static func == (left: Entry, right: Entry) -> Bool {
      left.sequence == right.sequence
    }
  }

  @usableFromInline var entries: [Entry] = []

  @inlinable init() {}

  /// The number of entries.
  @inlinable var count: Int { entries.count }
  /// The entry that is due first.
  @inlinable var first: Entry? { entries.first }
  /// All entries, in the order in which they are due.
  @inlinable var sortedEntries: [Entry] { entries.sorted() }

  /// Adds an entry.
  @inlinable mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child] < entries[parent] else { return }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  /// - Precondition: the heap is not empty.
  @discardableResult
  @inlinable mutating func removeFirst() -> Entry {
    entries.swapAt(0, entries.count - 1)
    let first = entries.removeLast()
    sink(from: 0)
    return first
  }

  /// Keeps the entries whose tickets satisfy a condition.
  @inlinable mutating func filter(_ isKept: (Ticket) -> Bool) {
    // A sorted array is a heap.
    entries = entries.filter { isKept($0.ticket) }.sorted()
  }

  @inlinable mutating func sink(from start: Int) {
    var parent = start
    while true {
      let left = 2 * parent + 1
      guard left < entries.count else { return }
      let right = left + 1
      let child = right < entries.count && entries[right] < entries[left] ? right : left
      guard entries[child] < entries[parent] else { return }
      entries.swapAt(child, parent)
      parent = child
    }
  }
}
