extension Collection {
  /// The elements that are tried: all of them in an exhaustive run, else a part of them.
  ///
  /// - Parameter count: How many make a part.
  public func sampled(_ count: Int) -> [Element] {
    Thoroughness.choose(sample(count), exhaustive: Array(self))
  }

  /// A part of the elements, in their order, spread over all of them, the same one each time.
  ///
  /// - Parameter count: How many elements the part has; all are taken where there are no more.
  public func sample(_ count: Int) -> [Element] {
    let all = Array(self)
    guard count < all.count else { return all }
    // Catalogues repeat themselves at fixed distances, so a fixed stride would meet the same variant
    // again and again. The multiples of the golden section are spread evenly and meet all of them.
    var places: Set<Int> = []
    var multiple = 0.0
    while places.count < count {
      places.insert(Int(multiple * Double(all.count)))
      multiple = (multiple + 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
    }
    return places.sorted().map { all[$0] }
  }
}
