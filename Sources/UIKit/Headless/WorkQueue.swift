import VirtualTime

/// Work in order, each piece with the cause that it inherited.
@MainActor struct WorkQueue {
  typealias Item = (cause: Cause, run: TurnLoop.Work)

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  mutating func append(cause: Cause, _ work: @escaping TurnLoop.Work) {
    items.append((cause, work))
  }

  /// Takes everything that is in the queue now.
  mutating func takeAll() -> [Item] {
    defer { items = [] }
    return items
  }
}
