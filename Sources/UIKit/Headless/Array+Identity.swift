extension Array where Element: AnyObject {
  // These stand in for the library's methods that take closures: on the main actor such a closure is
  // checked for its actor at every element.

  /// The last place of an object, compared by identity: who came last is asked for most.
  func place(of object: Element?) -> Int? {
    guard let object else { return nil }
    var index = count
    while index > 0 {
      index -= 1
      Steps.take()
      if self[index] === object { return index }
    }
    return nil
  }

  /// Whether an object is in it, compared by identity.
  func has(_ object: Element?) -> Bool { place(of: object) != nil }

  /// Whether others come first in it, compared by identity, in the same order.
  func begins(with others: [Element]) -> Bool {
    guard others.count <= count else { return false }
    for index in others.indices {
      Steps.take()
      if self[index] !== others[index] { return false }
    }
    return true
  }

  /// Those that are not among others, compared by identity, in order.
  ///
  /// What both begin with is passed over; if much is left, it is looked up by hashing.
  func without(_ others: [Element]) -> [Element] {
    var start = 0
    while start < Swift.min(count, others.count), self[start] === others[start] {
      Steps.take()
      start += 1
    }
    var rest: [Element] = []
    guard count - start > 4, others.count > 8 else {
      for index in start..<count where !others.has(self[index]) { rest.append(self[index]) }
      return rest
    }
    var known = Set<ObjectIdentifier>(minimumCapacity: others.count)
    for other in others {
      Steps.take()
      known.insert(ObjectIdentifier(other))
    }
    for index in start..<count where !known.contains(ObjectIdentifier(self[index])) {
      rest.append(self[index])
    }
    return rest
  }

  /// Puts an object in at a place; at the end, where most come, nothing has to move, and who comes first makes room
  /// for one more.
  mutating func put(_ object: Element, at place: Int) {
    if isEmpty { reserveCapacity(2) }
    if place == count { append(object) } else { insert(object, at: place) }
  }

  /// Takes an object out, compared by identity, where it stands last: who came last goes first as a rule.
  mutating func drop(_ object: Element) {
    if let place = place(of: object) { remove(at: place) }
  }
}
