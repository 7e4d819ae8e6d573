/// Which traits some methods of an environment have read, so that each is called again when one of them changes.
///
/// What a method read before does not count any more once it ran again. (Documentation of automatic trait
/// tracking.)
public struct TraitTracking<Method: Hashable & CaseIterable, Trait: Hashable> {
  private var read: [Method: Set<Trait>] = [:]

  public init() {}

  /// Whether no method has read any.
  public var isEmpty: Bool { read.isEmpty }

  /// Takes note that a method ran, and which traits it read.
  public mutating func ran(_ method: Method, reading traits: Set<Trait>) {
    read[method] = traits.isEmpty ? nil : traits
  }

  /// The methods that are to be called again, in the order of their cases.
  ///
  /// - Parameter hasChanged: whether a trait is another now.
  public func due(where hasChanged: (Trait) -> Bool) -> [Method] {
    guard !isEmpty else { return [] }
    return Method.allCases.filter { read[$0]?.contains(where: hasChanged) == true }
  }
}
