/// Who wants to hear when some traits of an environment change, in the order in which they asked.
public struct TraitRegistrations<Trait: Hashable, Handler> {
  private var rows: [(number: Int, traits: Set<Trait>, handler: Handler)] = []
  private var lastNumber = 0

  public init() {}

  /// Whether nobody asked.
  public var isEmpty: Bool { rows.isEmpty }

  /// Takes in a handler for some traits.
  ///
  /// - Returns: the number by which it is taken out again.
  public mutating func add(_ traits: some Sequence<Trait>, _ handler: Handler) -> Int {
    lastNumber += 1
    rows.append((lastNumber, Set(traits), handler))
    return lastNumber
  }

  /// Takes a handler out; one that is not there changes nothing.
  public mutating func remove(_ number: Int) {
    rows.removeAll { $0.number == number }
  }

  /// The numbers of those who are to hear that traits changed: in the order in which they asked, each once.
  ///
  /// - Parameter hasChanged: whether a trait is another now.
  public func due(where hasChanged: (Trait) -> Bool) -> [Int] {
    rows.filter { $0.traits.contains(where: hasChanged) }.map(\.number)
  }

  /// The handler of a number; none once it was taken out, so that nobody hears of what it does not want
  /// to hear any more.
  public func handler(of number: Int) -> Handler? {
    rows.first { $0.number == number }?.handler
  }
}
