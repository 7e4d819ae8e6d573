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
      closeGaps()
    } else if empty == slots.count {
      slots.removeAll(keepingCapacity: true)
      empty = 0
    }
  }

  /// Moves the runs together, in their order.
  ///
  /// Swapping retains and releases no run, and thousands may run at the same time.
  private mutating func closeGaps() {
    var kept = 0
    for place in slots.indices where slots[place].run != nil {
      slots.swapAt(kept, place)
      kept += 1
    }
    slots.removeSubrange(kept...)
    empty = 0
  }

  /// Where a run stands: as far from the first as its number says, unless some between are gone.
  private func place(of number: Int) -> Int? {
    guard let first = slots.first else { return nil }
    let distance = number - first.number
    if slots.indices.contains(distance), slots[distance].number == number { return distance }
    var (low, high) = (0, min(slots.count, distance + 1))
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].number == number ? low : nil
  }
}
