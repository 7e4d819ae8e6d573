/// Values by name: what a dictionary does, for keys that are small numbers already.
///
/// Rules ask all the time and seldom find: a question costs a multiplication and, as a rule, a look
/// at one number. Names stand in no order that means anything.
struct NameMap<Value> {
  /// The number of the name in each place; nobody where the place is free.
  private var numbers: [Int32] = []
  private var contents: [Value?] = []
  /// The number of names that have a value.
  private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }

  /// The value of a name; set, it replaces the one before, and none takes that away.
  subscript(name: Name) -> Value? {
    get { place(of: name).flatMap { contents[$0] } }
    set {
      if let newValue { set(newValue, for: name) } else { removeValue(forKey: name) }
    }
    _modify {
      if let place = place(of: name) {
        defer { if contents[place] == nil { free(place) } }
        yield &contents[place]
      } else {
        var value: Value?
        defer { if let value { set(value, for: name) } }
        yield &value
      }
    }
  }

  /// The value of a name, which has this one if it had none.
  subscript(name: Name, default value: @autoclosure () -> Value) -> Value {
    get { self[name] ?? value() }
    set { set(newValue, for: name) }
    _modify {
      let place = place(of: name) ?? occupy(name)
      var changed = contents[place] ?? value()
      // While it is changed it stands in one place only, so that nothing is copied.
      contents[place] = nil
      defer { contents[place] = changed }
      yield &changed
    }
  }

  /// Takes the value of a name away.
  @discardableResult mutating func removeValue(forKey name: Name) -> Value? {
    guard let place = place(of: name) else { return nil }
    let value = contents[place]
    contents[place] = nil
    free(place)
    return value
  }

  // MARK: - Places

  private static var nobody: Int32 { -1 }

  private func place(of name: Name) -> Int? {
    guard count > 0 else { return nil }
    var place = firstChoice(of: name.number)
    while numbers[place] != Self.nobody {
      if numbers[place] == name.number { return place }
      place = (place + 1) & (numbers.count - 1)
    }
    return nil
  }

  /// The place where a name stands unless others were there before; then it stands further on.
  private func firstChoice(of number: Int32) -> Int {
    let scattered = UInt32(bitPattern: number) &* 0x9E37_79B1
    return Int(scattered >> 7) & (numbers.count - 1)
  }

  private mutating func set(_ value: Value, for name: Name) {
    contents[place(of: name) ?? occupy(name)] = value
  }

  /// Finds a place for a name that has none.
  private mutating func occupy(_ name: Name) -> Int {
    if numbers.count < 2 * (count + 1) { grow() }
    count += 1
    return occupy(name.number)
  }

  private mutating func occupy(_ number: Int32) -> Int {
    var place = firstChoice(of: number)
    while numbers[place] != Self.nobody { place = (place + 1) & (numbers.count - 1) }
    numbers[place] = number
    return place
  }

  private mutating func grow() {
    guard !numbers.isEmpty else {
      numbers = Array(repeating: Self.nobody, count: 8)
      contents = Array(repeating: nil, count: 8)
      return
    }
    let (oldNumbers, oldContents) = (numbers, contents)
    let size = 2 * numbers.count
    numbers = Array(repeating: Self.nobody, count: size)
    contents = Array(repeating: nil, count: size)
    for (number, value) in zip(oldNumbers, oldContents) where number != Self.nobody {
      contents[occupy(number)] = value
    }
  }

  private mutating func free(_ place: Int) {
    numbers[place] = Self.nobody
    count -= 1
    closeGap(at: place)
  }

  /// Lets those who had to go further on come back to where a place has become free.
  private mutating func closeGap(at gap: Int) {
    let mask = numbers.count - 1
    var (gap, place) = (gap, (gap + 1) & mask)
    while numbers[place] != Self.nobody {
      let way = (place &- firstChoice(of: numbers[place])) & mask
      if way >= (place &- gap) & mask {
        numbers.swapAt(gap, place)
        contents.swapAt(gap, place)
        gap = place
      }
      place = (place + 1) & mask
    }
  }
}

extension NameMap: Sequence {
  /// Goes through the names with their values.
  struct Iterator: IteratorProtocol {
    fileprivate let map: NameMap
    fileprivate var place = 0

    mutating func next() -> (key: Name, value: Value)? {
      while place < map.numbers.count {
        defer { place += 1 }
        if let value = map.contents[place] { return (Name(Int(map.numbers[place])), value) }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(map: self) }

  /// The names that have a value.
  var keys: [Name] {
    // Checkers ask for these in each judgement, and mostly there are none.
    var names: [Name] = []
    for number in numbers where number != Self.nobody { names.append(Name(Int(number))) }
    return names
  }
  /// The values that names have.
  var values: [Value] { contents.compactMap { $0 } }
}

extension NameMap: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (Name, Value)...) {
    // Most maps begin with nobody.
    guard !elements.isEmpty else { return }
    for (name, value) in elements { self[name] = value }
  }
}

extension NameMap: Equatable where Value: Equatable {
  static func == (left: NameMap, right: NameMap) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }
}

extension NameMap: Sendable where Value: Sendable {}
