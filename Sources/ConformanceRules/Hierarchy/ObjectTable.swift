/// What is known of whatever has a name and was not forgotten.
struct ObjectTable: Sendable {
  private var facts: NameMap<ObjectFacts> = [:]

  /// The facts of a name; those of a blank sheet where nothing is known.
  subscript(name: Name) -> ObjectFacts {
    @inline(__always) get { facts[name] ?? ObjectFacts() }
    @inline(__always) _modify { yield &facts[name, default: ObjectFacts()] }
  }

  /// Changes what is known of a name.
  @inline(__always) mutating func change(_ name: Name, _ change: (inout ObjectFacts) -> Void) {
    change(&facts[name, default: ObjectFacts()])
  }

  /// Drops what is known of a name.
  mutating func forget(_ name: Name) {
    facts[name] = nil
  }
}
