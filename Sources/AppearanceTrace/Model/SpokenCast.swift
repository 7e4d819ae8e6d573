/// Of which members of a trace's cast something is said.
package struct SpokenCast {
  private let names: NamesOfCast
  private var isSpokenOf: [Bool]

  /// Looks at all that baseline, events and ending speak of, and at those to whom that belongs.
  ///
  /// - Parameter trace: A trace in whose cast no name is there twice.
  package init(of trace: Trace) {
    names = NamesOfCast(trace.cast)
    isSpokenOf = Array(repeating: false, count: trace.cast.count)
    trace.baseline.forEachName { note($0) }
    for event in trace.events { event.forEachName { note($0) } }
    trace.ending.checkpoint?.forEachName { note($0) }
    for place in trace.cast.indices where isSpokenOf[place] {
      noteOwners(of: trace.cast[place], in: trace.cast)
    }
  }

  /// Whether something is said of the member at a place of the cast, or of what belongs to it.
  package subscript(place: Int) -> Bool { isSpokenOf[place] }

  /// The place of a member in the cast; none where nobody is called so.
  package func place(of name: String) -> Int? { names.place(of: name) }

  private mutating func note(_ name: String) {
    if let place = names.place(of: name) { isSpokenOf[place] = true }
  }

  private mutating func noteOwners(of member: Trace.CastMember, in cast: [Trace.CastMember]) {
    var owner = member.role.owner.flatMap(names.place)
    while let place = owner, !isSpokenOf[place] {
      isSpokenOf[place] = true
      owner = cast[place].role.owner.flatMap(names.place)
    }
  }
}
