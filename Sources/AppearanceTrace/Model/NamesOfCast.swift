/// The members of a cast, and where each of their names stands among them.
struct NamesOfCast: Sendable {
  /// The members, in order.
  private(set) var cast: [Trace.CastMember] = []
  private var index = TextIndex()

  /// Begins a cast in which nobody is.
  init() {}

  /// Takes in a cast.
  init(_ cast: [Trace.CastMember]) {
    self.cast = cast
    index = TextIndex(for: cast.count)
    for place in cast.indices { seat(place) }
  }

  /// Adds somebody who stands behind all others.
  mutating func append(_ member: Trace.CastMember) {
    cast.append(member)
    seat(cast.count - 1)
  }

  private mutating func seat(_ place: Int) {
    let name = cast[place].name
    index.set(name, at: place) { cast[$0].name == name }
  }

  /// The place of a name, of several of one name the last; none where nobody has it.
  func place(of name: String) -> Int? { index.place(of: name) { cast[$0].name == name } }

  /// Whether somebody in the cast has this name.
  func holds(_ name: String) -> Bool { place(of: name) != nil }
}
