/// Of which members of a trace's cast something is said.
package struct SpokenCast {
  /// The place in the cast of each name.
  private var places: [String: Int] = [:]
  private var isSpokenOf: [Bool]

  /// Looks at all that baseline, events and ending speak of, and at those to whom that belongs.
  ///
  /// - Parameter trace: A trace in whose cast no name is there twice.
  package init(of trace: Trace) {
    places.reserveCapacity(trace.cast.count)
    for (place, member) in trace.cast.enumerated() { places[member.name] = place }
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
  package func place(of name: String) -> Int? { places[name] }

  private mutating func note(_ name: String) {
    if let place = places[name] { isSpokenOf[place] = true }
  }

  private mutating func noteOwners(of member: Trace.CastMember, in cast: [Trace.CastMember]) {
    var owner = member.role.owner.flatMap { places[$0] }
    while let place = owner, !isSpokenOf[place] {
      isSpokenOf[place] = true
      owner = cast[place].role.owner.flatMap { places[$0] }
    }
  }
}
