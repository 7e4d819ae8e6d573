/// A clock that moves only when told to, and the work that waits on it.
///
/// Work of one instant comes in the order in which it was scheduled. All work of an instant is known
/// before any of it runs: what is scheduled meanwhile, even for the same instant, is due at the next
/// look. The clock is a value and runs nothing itself: its driver looks at what is due and claims it.
public struct VirtualClock<Work> {
  /// The present; it never moves backwards.
  @inlinable public var now: Instant { present }

  // The clock is in use all the time: what is done with it is made anew for each kind of work.
  @usableFromInline var present = Instant.zero
  @usableFromInline var agenda = Agenda()
  /// When the first of the work is due; never where none is.
  @usableFromInline var earliest = Instant.never
  @usableFromInline var storage = WorkStorage<Work>()

  @inlinable public init() {}

  /// The number of pieces of work that have been neither claimed nor cancelled.
  @inlinable public var count: Int { storage.count }

  /// Puts work on the clock; a negative delay makes it due at once.
  ///
  /// - Parameters:
  ///   - lane: which of the driver's queues the work waits for.
  ///   - cause: who is to answer for what it does.
  /// - Returns: the ticket by which the work is claimed or cancelled.
  @discardableResult
  @inlinable public mutating func schedule(
    _ work: Work, after delay: TimeSpan, lane: UInt8 = 0, causedBy cause: Cause = .host
  ) -> Ticket {
    let instant = present.advanced(by: max(delay, .zero))
    let ticket = storage.put(work, cause: cause, lane: lane)
    earliest = min(earliest, instant)
    agenda.insert(ticket, at: instant)
    return ticket
  }

  /// Takes work off the clock; says whether it was still there.
  @discardableResult
  @inlinable public mutating func cancel(_ ticket: Ticket) -> Bool {
    guard storage.take(ticket) != nil else { return false }
    dropDeadEntries()
    return true
  }

  /// The earliest instant at which work is waiting; none where nothing waits, or only forever.
  @inlinable public var nextInstant: Instant? {
    earliest < .never ? earliest : nil
  }

  /// Whether work waits whose time has come.
  @inlinable public var hasDueWork: Bool {
    earliest <= present
  }

  /// Moves the present forward; an instant in the past changes nothing, and the end is not reached.
  @inlinable public mutating func advance(to instant: Instant) {
    present = max(present, min(instant, Instant(microseconds: Instant.never.microseconds - 1)))
  }

  /// Takes the tickets of all work that is due now off the schedule, in order.
  @inlinable public mutating func takeDue() -> [Ticket] {
    guard hasDueWork else { return [] }
    var due = agenda.takeAll(until: now)
    dropDeadEntries()
    if !due.allSatisfy(storage.holds) { due.removeAll { !storage.holds($0) } }
    return due
  }

  /// The work of a ticket, left where it is; none where it was cancelled or claimed.
  @inlinable public func peek(_ ticket: Ticket) -> Work? {
    storage.peek(ticket)
  }

  /// Takes the work of a ticket; none where it was cancelled or claimed before.
  @inlinable public mutating func claim(_ ticket: Ticket) -> (work: Work, cause: Cause)? {
    defer { dropDeadEntries() }
    return storage.take(ticket)
  }

  /// All work that is still to be claimed, in the order in which it will come due.
  @inlinable public var waiting: [(instant: Instant, work: Work, cause: Cause)] {
    agenda.inOrder.compactMap { instant, ticket in
      storage.look(at: ticket).map { (instant, $0.work, $0.cause) }
    }
  }

  /// Keeps the first entry alive, and cancelled work from piling up.
  @inlinable mutating func dropDeadEntries() {
    while let first = agenda.first, !storage.holds(first.ticket) { agenda.removeFirst() }
    if agenda.count > 64, agenda.count > 2 * storage.count { agenda.filter(storage.holds) }
    earliest = agenda.first?.instant ?? .never
  }
}
