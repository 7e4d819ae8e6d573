/// Runs in the order in which they began; taking one out does not move the others.
@MainActor struct RunList {
  private var slots: [(number: Int, run: TimedRun?)] = []
  private var empty = 0

  var isEmpty: Bool { slots.count == empty }

  var all: [TimedRun] { slots.compactMap(\.run) }

  /// - Precondition: the run's number is higher than those of all before it.
  mutating func append(_ run: TimedRun) {
    slots.append((run.number, run))
  }

  mutating func remove(_ run: TimedRun) {
    guard let place = place(of: run.number), slots[place].run === run else { return }
    slots[place].run = nil
    empty += 1
    if empty > 32, empty > slots.count / 2 {
      slots.removeAll { $0.run == nil }
      empty = 0
    } else if empty == slots.count {
      slots.removeAll(keepingCapacity: true)
      empty = 0
    }
  }

  private func place(of number: Int) -> Int? {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].number == number ? low : nil
  }
}
