/// What something is after each of its changes, found without looking at what lies between them.
struct Succession<Value> {
  private var places: [Int] = []
  private var values: [Value] = []
  private let beginning: Value

  /// - Parameter beginning: What it is before any change.
  init(from beginning: Value) {
    self.beginning = beginning
  }

  /// What it is after the last change.
  var latest: Value { values.last ?? beginning }

  /// Takes in a change, which comes after all others.
  mutating func change(to value: Value, at place: Int) {
    places.append(place)
    values.append(value)
  }

  /// What it is before an event.
  func value(before place: Int) -> Value {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? beginning : values[low - 1]
  }
}
