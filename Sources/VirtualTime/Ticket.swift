/// The claim to one piece of scheduled work.
public struct Ticket: Sendable, Hashable {
  let slot: Int
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

  var count: Int { slots.count - free.count }

  mutating func put(_ work: Work, cause: Cause) -> Ticket {
    if let slot = free.popLast() {
      slots[slot].content = (work, cause)
      return Ticket(slot: slot, generation: slots[slot].generation)
    }
    slots.append(Slot(generation: 0, content: (work, cause)))
    return Ticket(slot: slots.count - 1, generation: 0)
  }

  func holds(_ ticket: Ticket) -> Bool {
    slots[ticket.slot].generation == ticket.generation && slots[ticket.slot].content != nil
  }

  func peek(_ ticket: Ticket) -> Work? {
    holds(ticket) ? slots[ticket.slot].content?.work : nil
  }

  mutating func take(_ ticket: Ticket) -> (work: Work, cause: Cause)? {
    guard holds(ticket) else { return nil }
    let content = slots[ticket.slot].content
    slots[ticket.slot].content = nil
    slots[ticket.slot].generation += 1
    free.append(ticket.slot)
    return content
  }
}
