/// Values by name: what a dictionary does, for keys that are small numbers already.
///
/// Rules keep many maps, of which most hold nobody and nearly all others a few. So names stand side by side, and
/// a few are looked through; where there are more, an index says where each one stands. Names stand in no order
/// that means anything.
///
/// What changes a value in its place is taken into who calls it: elsewhere each change would begin with room for the
/// accessor that waits for it.
struct NameMap<Value> {
  private var names: [Name] = []
  /// The value of each name; never none, but while somebody changes it.
  private var contents: [Value?] = []
  /// Where names stand, if there are many.
  private var index = NameIndex()

  /// The most names that are looked through.
  private static var few: Int { 8 }

  init() {}

  /// The number of names that have a value.
  var count: Int { names.count }

  var isEmpty: Bool { names.isEmpty }

  /// The value of a name; set, it replaces the one before, and none takes that away.
  subscript(name: Name) -> Value? {
    get { place(of: name).flatMap { contents[$0] } }
    set {
      if let newValue { set(newValue, for: name) } else { removeValue(forKey: name) }
    }
    @inline(__always) _modify {
      if let place = place(of: name) {
        defer { if contents[place] == nil { free(place) } }
        yield &contents[place]
      } else {
        var value: Value?
        defer { if let value { append(value, for: name) } }
        yield &value
      }
    }
  }

  /// The value of a name, which has this one if it had none.
  subscript(name: Name, default value: @autoclosure () -> Value) -> Value {
    get { self[name] ?? value() }
    set { set(newValue, for: name) }
    @inline(__always) _modify {
      let place = place(of: name) ?? append(value(), for: name)
      yield &contents[place]!
    }
  }

  /// Takes the value of a name away.
  @discardableResult mutating func removeValue(forKey name: Name) -> Value? {
    guard let place = place(of: name) else { return nil }
    let value = contents[place]
    free(place)
    return value
  }

  // MARK: - Places

  private func place(of name: Name) -> Int? {
    guard index.isEmpty else { return index.place(of: name) }
    for place in 0..<names.count where names[place] == name { return place }
    return nil
  }

  private mutating func set(_ value: Value, for name: Name) {
    if let place = place(of: name) {
      contents[place] = value
    } else {
      append(value, for: name)
    }
  }

  @discardableResult private mutating func append(_ value: Value, for name: Name) -> Int {
    let place = names.count
    names.append(name)
    contents.append(value)
    if !index.isEmpty {
      index.insert(name, at: place)
    } else if place >= Self.few {
      for (place, name) in names.enumerated() { index.insert(name, at: place) }
    }
    return place
  }

  /// Takes a name out; the last one comes into its place.
  private mutating func free(_ place: Int) {
    let last = names.count - 1
    if !index.isEmpty {
      index.remove(names[place])
      if place < last { index.move(names[last], to: place) }
      if last == 0 { index = NameIndex() }
    }
    if place < last {
      names[place] = names[last]
      contents.swapAt(place, last)
    }
    names.removeLast()
    contents.removeLast()
  }
}

extension NameMap: Sequence {
  /// Goes through the names with their values.
  struct Iterator: IteratorProtocol {
    fileprivate let map: NameMap
    fileprivate var place = 0

    mutating func next() -> (key: Name, value: Value)? {
      while place < map.names.count {
        defer { place += 1 }
        if let value = map.contents[place] { return (map.names[place], value) }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(map: self) }

  /// The names that have a value.
  var keys: [Name] { names }

  /// The values that names have.
  var values: [Value] { contents.compactMap { $0 } }
}

extension NameMap: ExpressibleByDictionaryLiteral {
  @inline(__always) init(dictionaryLiteral elements: (Name, Value)...) {
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
