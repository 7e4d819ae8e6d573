/// The claim to one piece of scheduled work.
public struct Ticket: Sendable, Hashable {
  /// The place on the storage.
  @usableFromInline let slot: Int
  /// How often the place was emptied before.
  @usableFromInline let generation: UInt64
  /// Which of the driver's queues the work waits for, by a number of the driver's own.
  public let lane: UInt8

  @inlinable init(slot: Int, generation: UInt64, lane: UInt8) {
    self.slot = slot
    self.generation = generation
    self.lane = lane
  }
}

/// Scheduled work by ticket; places are used again, tickets never are.
@usableFromInline struct WorkStorage<Work> {
  @usableFromInline struct Slot {
    @usableFromInline var generation: UInt64
    @usableFromInline var content: (work: Work, cause: Cause)?

    @inlinable init(generation: UInt64, content: (work: Work, cause: Cause)?) {
      self.generation = generation
      self.content = content
    }
  }

  @usableFromInline var slots: [Slot] = []
  @usableFromInline var free: [Int] = []

  @inlinable init() {}

  /// The pieces of work on the storage.
  @inlinable var count: Int { slots.count - free.count }

  /// Puts work on the storage, and hands out the claim to it.
  @inlinable mutating func put(_ work: Work, cause: Cause, lane: UInt8) -> Ticket {
    if let slot = free.popLast() {
      slots[slot].content = (work, cause)
      return Ticket(slot: slot, generation: slots[slot].generation, lane: lane)
    }
    slots.append(Slot(generation: 0, content: (work, cause)))
    return Ticket(slot: slots.count - 1, generation: 0, lane: lane)
  }

  /// Whether the work of a ticket is still there.
  @inlinable func holds(_ ticket: Ticket) -> Bool {
    slots[ticket.slot].generation == ticket.generation && slots[ticket.slot].content != nil
  }

  /// The work of a ticket, which stays; none if it is gone.
  @inlinable func peek(_ ticket: Ticket) -> Work? {
    holds(ticket) ? slots[ticket.slot].content?.work : nil
  }

  /// The work of a ticket with its cause, which stay; none if it is gone.
  @inlinable func look(at ticket: Ticket) -> (work: Work, cause: Cause)? {
    holds(ticket) ? slots[ticket.slot].content : nil
  }

  /// Takes the work of a ticket away; none if it is gone.
  @inlinable mutating func take(_ ticket: Ticket) -> (work: Work, cause: Cause)? {
    guard holds(ticket) else { return nil }
    let content = slots[ticket.slot].content.take()
    slots[ticket.slot].generation += 1
    free.append(ticket.slot)
    return content
  }
}
