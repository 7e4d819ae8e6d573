/// Values by name: what a dictionary does, for keys that are small numbers already.
///
/// Rules keep many maps, of which most hold nobody and nearly all others a few. So names stand side by side, and
/// a few are looked through; where there are more, an index says where each one stands. Names stand in no order
/// that means anything.
struct NameMap<Value> {
  private var entries: [Entry] = []
  /// Where names stand, if there are many; who copies or drops one of the many small maps has less to hold on to.
  private var index: NameIndex?

  /// A name with its value.
  fileprivate struct Entry {
    let name: Name
    var value: Value
  }

  /// The most names that are looked through.
  private static var few: Int { 8 }
  /// For how many names there is room from the first on: most maps that are used at all hold some.
  private static var some: Int { 4 }

  init() {}

  /// Makes room for so many names at once.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// The number of names that have a value.
  var count: Int { entries.count }

  var isEmpty: Bool { entries.isEmpty }

  /// The value of a name; set, it replaces the one before, and none takes that away.
  subscript(name: Name) -> Value? {
    @inline(__always) get {
      // Not by a closure, which would get a copy of the whole entry: who asks for a part reads that alone.
      guard let place = place(of: name) else { return nil }
      return entries[place].value
    }
    set {
      if let newValue { set(newValue, for: name) } else { removeValue(forKey: name) }
    }
    _modify {
      let place = place(of: name)
      // While it is changed it stands in one place only, so that nothing is copied.
      var value = place.map { lift($0).value }
      defer { settle(value, of: name, from: place) }
      yield &value
    }
  }

  /// The value of a name, which has this one if it had none.
  subscript(name: Name, default value: @autoclosure () -> Value) -> Value {
    get { self[name] ?? value() }
    set { set(newValue, for: name) }
    @inline(__always) _modify {
      let place = place(of: name) ?? append(value(), for: name)
      yield &entries[place].value
    }
  }

  /// Changes the value of a name, if it has one, where it stands.
  ///
  /// It does what `map[name]?.part = …` does. Where nothing is optimized that takes memory for the frame of an accessor
  /// that yields, each time: this does not, and is for what happens with most events.
  @inline(__always) mutating func change(_ name: Name, _ change: (inout Value) -> Void) {
    guard let place = place(of: name) else { return }
    change(&entries[place].value)
  }

  /// Takes the value of a name away.
  @discardableResult mutating func removeValue(forKey name: Name) -> Value? {
    guard let place = place(of: name) else { return nil }
    let entry = lift(place)
    strike(entry.name, at: place)
    return entry.value
  }

  // MARK: - Places

  private func place(of name: Name) -> Int? {
    if let index { return index.place(of: name) }
    // By hand, since where nothing is optimized an iterator costs more than the few names.
    let count = entries.count
    var place = 0
    while place < count {
      if entries[place].name == name { return place }
      place += 1
    }
    return nil
  }

  private mutating func set(_ value: Value, for name: Name) {
    if let place = place(of: name) {
      entries[place].value = value
    } else {
      append(value, for: name)
    }
  }

  @discardableResult private mutating func append(_ value: Value, for name: Name) -> Int {
    let place = entries.count
    if place == 0 { entries.reserveCapacity(Self.some) }
    entries.append(Entry(name: name, value: value))
    if index != nil {
      index?.insert(name, at: place)
    } else if place >= Self.few {
      var index = NameIndex()
      for (place, entry) in entries.enumerated() { index.insert(entry.name, at: place) }
      self.index = index
    }
    return place
  }

  /// Takes an entry out of its place, into which the last one comes.
  private mutating func lift(_ place: Int) -> Entry {
    entries.swapAt(place, entries.count - 1)
    return entries.removeLast()
  }

  /// Puts a value back that was lifted; where there is none any more, its name goes, too.
  private mutating func settle(_ value: Value?, of name: Name, from place: Int?) {
    switch (value, place) {
    case (let value?, let place?):
      entries.append(Entry(name: name, value: value))
      entries.swapAt(place, entries.count - 1)
    case (let value?, nil): append(value, for: name)
    case (nil, let place?): strike(name, at: place)
    case (nil, nil): break
    }
  }

  /// Notes that an entry was lifted for good, and that the last one has come into its place.
  private mutating func strike(_ name: Name, at place: Int) {
    guard index != nil else { return }
    index?.remove(name)
    if place < entries.count { index?.move(entries[place].name, to: place) }
    if entries.isEmpty { index = nil }
  }
}

extension NameMap: Sequence {
  /// Goes through the names with their values.
  struct Iterator: IteratorProtocol {
    fileprivate let map: NameMap
    fileprivate var place = 0

    mutating func next() -> (key: Name, value: Value)? {
      guard place < map.entries.count else { return nil }
      defer { place += 1 }
      return (map.entries[place].name, map.entries[place].value)
    }
  }

  func makeIterator() -> Iterator { Iterator(map: self) }

  /// The names that have a value.
  var keys: [Name] { entries.map { $0.name } }

  /// The values that names have.
  var values: [Value] { entries.map { $0.value } }
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
extension NameMap.Entry: Sendable where Value: Sendable {}
