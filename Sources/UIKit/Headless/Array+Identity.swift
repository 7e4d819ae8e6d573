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

  /// Takes an object out, compared by identity, where it stands first.
  mutating func drop(_ object: Element) {
    if let place = place(of: object) { remove(at: place) }
  }
}
