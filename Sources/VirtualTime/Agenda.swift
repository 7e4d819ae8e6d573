/// Scheduled work by instant, earliest first; work of one instant stands in order of scheduling.
///
/// Only instants are sorted, in a binary heap: however much is due at one, it is found at one go, and
/// lies together. An instant's batch is found by hashing, in a chain of those of the same hash.
@usableFromInline struct Agenda {
  /// The claims to all that is due at one instant.
  @usableFromInline struct Batch {
    @usableFromInline var tickets: [Ticket] = []
    /// The place of the first claim that is still of interest.
    @usableFromInline var start = 0
    @usableFromInline var instant = Instant.zero
    /// The place of the next batch in the chain; below zero at its end.
    @usableFromInline var next = -1

    @inlinable init() {}
  }

  /// An instant at which something is due, and the place of its batch.
  @usableFromInline struct Entry {
    @usableFromInline let instant: Instant
    @usableFromInline let batch: Int

    @inlinable init(instant: Instant, batch: Int) {
      self.instant = instant
      self.batch = batch
    }
  }

  /// The number of claims.
  @usableFromInline var count = 0
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var batches: [Batch] = []
  /// Batches that are empty, and are used again with the room that they have.
  @usableFromInline var free: [Int] = []
  /// Where the chain of each hash begins; below zero where it is empty.
  @usableFromInline var chains: [Int] = []

  @inlinable init() {}

  /// What is due first, and when.
  @inlinable var first: (instant: Instant, ticket: Ticket)? {
    guard let entry = entries.first else { return nil }
    let start = batches[entry.batch].start
    return (entry.instant, batches[entry.batch].tickets[start])
  }

  /// All claims, in the order in which they are due.
  @inlinable var inOrder: [(instant: Instant, ticket: Ticket)] {
    entries.sorted { $0.instant < $1.instant }.flatMap { entry in
      let batch = batches[entry.batch]
      return batch.tickets[batch.start...].map { (entry.instant, $0) }
    }
  }

  /// Adds a claim to what is due at an instant.
  @inlinable mutating func insert(_ ticket: Ticket, at instant: Instant) {
    batches[place(of: instant)].tickets.append(ticket)
    count += 1
  }

  /// Forgets what is due first.
  ///
  /// - Precondition: something is due.
  @inlinable mutating func removeFirst() {
    let batch = entries[0].batch
    batches[batch].start += 1
    count -= 1
    if batches[batch].start == batches[batch].tickets.count { removeFirstBatch() }
  }

  /// Takes all that is due at an instant or before it, in order.
  @inlinable mutating func takeAll(until end: Instant) -> [Ticket] {
    var due: [Ticket] = []
    while let entry = entries.first, entry.instant <= end {
      let start = batches[entry.batch].start
      due += batches[entry.batch].tickets[start...]
      count -= batches[entry.batch].tickets.count - start
      removeFirstBatch()
    }
    return due
  }

  /// Keeps the claims that satisfy a condition.
  @inlinable mutating func filter(_ isKept: (Ticket) -> Bool) {
    let all = inOrder
    self = Agenda()
    for (instant, ticket) in all where isKept(ticket) { insert(ticket, at: instant) }
  }
}

extension Agenda {
  /// The place of an instant's batch, which is made where there is none.
  @inlinable mutating func place(of instant: Instant) -> Int {
    if chains.count <= entries.count { lengthenChains() }
    let chain = chain(of: instant)
    var known = chains[chain]
    while known >= 0 {
      if batches[known].instant == instant { return known }
      known = batches[known].next
    }
    let place = free.popLast() ?? batches.count
    if place == batches.count { batches.append(Batch()) }
    batches[place].instant = instant
    link(place, into: chain)
    entries.append(Entry(instant: instant, batch: place))
    rise(from: entries.count - 1)
    return place
  }

  @inlinable func chain(of instant: Instant) -> Int {
    let scattered = UInt64(bitPattern: instant.microseconds) &* 0x9E37_79B9_7F4A_7C15
    return Int(scattered >> 32) & (chains.count - 1)
  }

  @inlinable mutating func link(_ place: Int, into chain: Int) {
    batches[place].next = chains[chain]
    chains[chain] = place
  }

  @inlinable mutating func unlink(_ place: Int) {
    let chain = chain(of: batches[place].instant)
    if chains[chain] == place {
      chains[chain] = batches[place].next
      return
    }
    var known = chains[chain]
    while batches[known].next != place { known = batches[known].next }
    batches[known].next = batches[place].next
  }

  @inlinable mutating func lengthenChains() {
    chains = Array(repeating: -1, count: chains.isEmpty ? 16 : 2 * chains.count)
    for entry in entries { link(entry.batch, into: chain(of: entry.instant)) }
  }

  @inlinable mutating func removeFirstBatch() {
    entries.swapAt(0, entries.count - 1)
    let entry = entries.removeLast()
    sink(from: 0)
    unlink(entry.batch)
    batches[entry.batch].tickets.removeAll(keepingCapacity: true)
    batches[entry.batch].start = 0
    free.append(entry.batch)
  }

  @inlinable mutating func rise(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child].instant < entries[parent].instant else { return }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  @inlinable mutating func sink(from start: Int) {
    var parent = start
    while true {
      let left = 2 * parent + 1
      guard left < entries.count else { return }
      let right = left + 1
      let isRightFirst =
        right < entries.count && entries[right].instant < entries[left].instant
      let child = isRightFirst ? right : left
      guard entries[child].instant < entries[parent].instant else { return }
      entries.swapAt(child, parent)
      parent = child
    }
  }
}
