// Stand-ins for the library's methods that take closures, and do the same.
//
// A closure of the main actor that is handed to a module which knows nothing of actors, as the library, is checked for
// its actor at every call, and each check takes two calls of the system. What is handed over within this module is not.

extension Optional {
  @inline(__always) func map<Value>(_ transform: (Wrapped) -> Value) -> Value? {
    if let self { transform(self) } else { nil }
  }

  @inline(__always) func flatMap<Value>(_ transform: (Wrapped) -> Value?) -> Value? {
    if let self { transform(self) } else { nil }
  }
}

extension Array {
  @inline(__always) func map<Value>(_ transform: (Element) -> Value) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for element in self { values.append(transform(element)) }
    return values
  }

  @inline(__always) func compactMap<Value>(_ transform: (Element) -> Value?) -> [Value] {
    var values: [Value] = []
    for element in self {
      if let value = transform(element) { values.append(value) }
    }
    return values
  }

  @inline(__always) func flatMap<Value>(_ transform: (Element) -> [Value]) -> [Value] {
    var values: [Value] = []
    for element in self { values += transform(element) }
    return values
  }

  @inline(__always) func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
    var elements: [Element] = []
    for element in self where isIncluded(element) { elements.append(element) }
    return elements
  }

  @inline(__always) func contains(where predicate: (Element) -> Bool) -> Bool {
    for element in self where predicate(element) { return true }
    return false
  }

  @inline(__always) func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
    for element in self where !predicate(element) { return false }
    return true
  }

  @inline(__always) func first(where predicate: (Element) -> Bool) -> Element? {
    for element in self where predicate(element) { return element }
    return nil
  }

  @inline(__always) func last(where predicate: (Element) -> Bool) -> Element? {
    for element in reversed() where predicate(element) { return element }
    return nil
  }

  @inline(__always) func firstIndex(where predicate: (Element) -> Bool) -> Int? {
    for index in indices where predicate(self[index]) { return index }
    return nil
  }

  @inline(__always) func lastIndex(where predicate: (Element) -> Bool) -> Int? {
    for index in indices.reversed() where predicate(self[index]) { return index }
    return nil
  }
}
