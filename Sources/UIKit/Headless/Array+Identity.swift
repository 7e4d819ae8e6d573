extension Array where Element: AnyObject {
  // These stand in for the library's methods that take closures: on the main actor such a closure is
  // checked for its actor at every element.

  /// The place of an object, compared by identity.
  func place(of object: Element?) -> Int? {
    guard let object else { return nil }
    for index in indices where self[index] === object { return index }
    return nil
  }

  /// Whether an object is in it, compared by identity.
  func has(_ object: Element?) -> Bool { place(of: object) != nil }

  /// Whether others come first in it, compared by identity, in the same order.
  func begins(with others: [Element]) -> Bool {
    guard others.count <= count else { return false }
    for index in others.indices where self[index] !== others[index] { return false }
    return true
  }

  /// Those that are not among others, compared by identity, in order.
  func without(_ others: [Element]) -> [Element] {
    var rest: [Element] = []
    for object in self where !others.has(object) { rest.append(object) }
    return rest
  }

  /// Takes an object out, compared by identity, where it stands first.
  mutating func drop(_ object: Element) {
    if let place = place(of: object) { remove(at: place) }
  }
}
