/// What something is after each of its changes, found without looking at what lies between them.
struct Succession<Value> {
  private var places: [Int] = []
  /// What it is to begin with, and after each change.
  private(set) var all: [Value]

  /// - Parameter beginning: What it is before any change.
  init(from beginning: Value) {
    all = [beginning]
  }

  /// What it is after the last change.
  var latest: Value { all[places.count] }

  /// Takes in a change, which comes after all others.
  mutating func change(to value: Value, at place: Int) {
    places.append(place)
    all.append(value)
  }

  /// What it is before an event.
  func value(before place: Int) -> Value { all[places.rank(of: place)] }
}

extension [Int] {
  /// The first of these numbers, which are in order, that is not less than a number; none where all are.
  func first(from number: Int) -> Int? {
    let rank = rank(of: number)
    return rank < count ? self[rank] : nil
  }

  /// How many of these numbers, which are in order, are less than a number.
  func rank(of number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
