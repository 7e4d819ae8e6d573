/// The claim to one piece of scheduled work.
public struct Ticket: Sendable, Hashable {
  /// The place on the shelf.
  let slot: Int
  /// How often the place was emptied before.
  let generation: UInt64
}

/// Scheduled work by ticket; places are used again, tickets never are.
struct WorkShelf<Work> {
  private struct Slot {
    var generation: UInt64
    var content: (work: Work, cause: Cause)?
  }

  private var slots: [Slot] = []
  private var free: [Int] = []

  /// The pieces of work on the shelf.
  var count: Int { slots.count - free.count }

  /// Puts work on the shelf, and hands out the claim to it.
  mutating func put(_ work: Work, cause: Cause) -> Ticket {
    if let slot = free.popLast() {
      slots[slot].content = (work, cause)
      return Ticket(slot: slot, generation: slots[slot].generation)
    }
    slots.append(Slot(generation: 0, content: (work, cause)))
    return Ticket(slot: slots.count - 1, generation: 0)
  }

  /// Whether the work of a ticket is still there.
  func holds(_ ticket: Ticket) -> Bool {
    slots[ticket.slot].generation == ticket.generation && slots[ticket.slot].content != nil
  }

  /// The work of a ticket, which stays; none if it is gone.
  func peek(_ ticket: Ticket) -> Work? {
    holds(ticket) ? slots[ticket.slot].content?.work : nil
  }

  /// The work of a ticket with its cause, which stay; none if it is gone.
  func look(at ticket: Ticket) -> (work: Work, cause: Cause)? {
    holds(ticket) ? slots[ticket.slot].content : nil
  }

  /// Takes the work of a ticket away; none if it is gone.
  mutating func take(_ ticket: Ticket) -> (work: Work, cause: Cause)? {
    guard holds(ticket) else { return nil }
    let content = slots[ticket.slot].content
    slots[ticket.slot].content = nil
    slots[ticket.slot].generation += 1
    free.append(ticket.slot)
    return content
  }
}
