extension Array {
  /// How many elements stand before a border, found by halves.
  ///
  /// - Parameter isBefore: Whether an element stands before it; where one does, all before that one do, too.
  @inlinable package func prefixCount(where isBefore: (Element) -> Bool) -> Int {
    var (known, unknown) = (0, count)
    while known < unknown {
      let middle = (known + unknown) / 2
      if isBefore(self[middle]) { known = middle + 1 } else { unknown = middle }
    }
    return known
  }
}
