extension Collection {
  /// The elements that are tried: a sample, and what else is asked for.
  ///
  /// - Parameter count: How many make a sample.
  public func sampled(_ count: Int) -> [Element] { sampled(count, in: .current) }

  /// The elements that are tried, in their order.
  ///
  /// - Parameters:
  ///   - count: How many make a sample.
  ///   - thoroughness: How much is tried.
  public func sampled(_ count: Int, in thoroughness: Thoroughness) -> [Element] {
    let all = Array(self)
    switch thoroughness {
    case .sample: return samplePlaces(count).map { all[$0] }
    case .part(let index, let parts):
      let sample = Set(samplePlaces(count))
      return all.indices.filter { sample.contains($0) || $0 % parts == index }.map { all[$0] }
    case .exhaustive: return all
    }
  }

  /// A sample of the elements, in their order, spread over all of them, the same one each time.
  ///
  /// - Parameter count: How many elements it has; all are taken where there are no more.
  public func sample(_ count: Int) -> [Element] { sampled(count, in: .sample) }

  private func samplePlaces(_ wanted: Int) -> [Int] {
    guard wanted < count else { return Array(0..<count) }
    // Catalogues repeat themselves at fixed distances, so a fixed stride would meet the same variant
    // again and again. The multiples of the golden section are spread evenly and meet all of them.
    var places: Set<Int> = []
    var multiple = 0.0
    while places.count < wanted {
      places.insert(Int(multiple * Double(count)))
      multiple = (multiple + 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
    }
    return places.sorted()
  }
}
