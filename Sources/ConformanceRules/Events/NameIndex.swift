/// Where names stand among others: a question costs a multiplication and, as a rule, a look at one number.
struct NameIndex: Sendable {
  private var slots: [Slot] = []
  private var count = 0

  /// A name with its place; nobody's where the slot is free.
  private struct Slot: Sendable {
    var number: Int32
    var place: Int32

    static var free: Slot { Slot(number: -1, place: -1) }

    var isFree: Bool { number == Self.free.number }
  }

  /// The place of a name; none where it has none.
  func place(of name: Name) -> Int? { slot(of: name).map { Int(slots[$0].place) } }

  /// Gives a place to a name that has none.
  mutating func insert(_ name: Name, at place: Int) {
    if slots.count < 2 * (count + 1) { grow() }
    count += 1
    occupy(Slot(number: name.number, place: Int32(truncatingIfNeeded: place)))
  }

  /// Gives another place to a name that has one.
  mutating func move(_ name: Name, to place: Int) {
    if let slot = slot(of: name) { slots[slot].place = Int32(truncatingIfNeeded: place) }
  }

  /// Takes the place of a name away.
  mutating func remove(_ name: Name) {
    guard let slot = slot(of: name) else { return }
    slots[slot] = .free
    count -= 1
    closeGap(at: slot)
  }

  private func slot(of name: Name) -> Int? {
    guard count > 0 else { return nil }
    var slot = firstChoice(of: name.number)
    while !slots[slot].isFree {
      if slots[slot].number == name.number { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The slot in which a name stands unless others were there before; then it stands further on.
  private func firstChoice(of number: Int32) -> Int {
    let scattered = UInt32(bitPattern: number) &* 0x9E37_79B1
    return Int(scattered >> 7) & (slots.count - 1)
  }

  private mutating func occupy(_ entry: Slot) {
    var slot = firstChoice(of: entry.number)
    while !slots[slot].isFree { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: .free, count: max(32, 2 * old.count))
    for entry in old where !entry.isFree { occupy(entry) }
  }

  /// Lets those who had to go further on come back to where a slot has become free.
  private mutating func closeGap(at gap: Int) {
    let mask = slots.count - 1
    var (gap, slot) = (gap, (gap + 1) & mask)
    while !slots[slot].isFree {
      let way = (slot &- firstChoice(of: slots[slot].number)) & mask
      if way >= (slot &- gap) & mask {
        slots.swapAt(gap, slot)
        gap = slot
      }
      slot = (slot + 1) & mask
    }
  }
}
