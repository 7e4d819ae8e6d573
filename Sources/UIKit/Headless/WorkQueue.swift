import VirtualTime

/// Work in order, each piece with the cause that it inherited.
@MainActor struct WorkQueue {
  /// A piece of work.
  struct Item {
    let cause: Cause
    let run: TurnLoop.Work
  }

  private var items = Refillable<Item>()

  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  mutating func append(cause: Cause, _ work: @escaping TurnLoop.Work) {
    items.append(Item(cause: cause, run: work))
  }

  /// Takes everything that is in the queue now.
  mutating func takeAll() -> [Item] { items.takeAll() }

  /// Takes back the room of what was taken, once all of it is done.
  mutating func reuse(_ taken: consuming [Item]) { items.reuse(taken) }
}

/// A list that is emptied at one go, again and again, into the same two rooms in turn.
struct Refillable<Element> {
  private var elements: [Element] = []
  /// The room of those that were taken last.
  private var room: [Element] = []

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }
  /// Those that are in the list now.
  var all: [Element] { elements }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Takes everything that is in the list now.
  mutating func takeAll() -> [Element] {
    guard !elements.isEmpty else { return [] }
    var taken = room
    room = []
    swap(&taken, &elements)
    return taken
  }

  /// Takes back the room of what was taken; what is still in it goes.
  mutating func reuse(_ taken: consuming [Element]) {
    taken.removeAll(keepingCapacity: true)
    if taken.capacity > room.capacity { room = taken }
  }
}
