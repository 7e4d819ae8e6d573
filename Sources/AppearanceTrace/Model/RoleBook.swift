/// Who is who in a trace: its cast, ready to be looked up by name or by role.
public struct RoleBook: Sendable {
  private let names: NamesOfCast
  /// To whom and from whom the one at each place leads.
  private var ties: [Tie]
  /// The first of those that belong to somebody who is not in the cast.
  private var strangers: [String: Int32] = [:]

  /// Who belongs to whom, by their places in the cast: those of one owner lead from one to the next.
  private struct Tie: Sendable {
    var owner = RoleBook.nobody
    var first = RoleBook.nobody
    var next = RoleBook.nobody
  }

  /// A place where nobody stands.
  private static let nobody: Int32 = -1

  private var cast: [Trace.CastMember] { names.cast }

  /// Takes in a cast.
  public init(_ cast: [Trace.CastMember]) {
    self.init(NamesOfCast(cast))
  }

  /// Takes in a cast whose names are known.
  init(_ names: NamesOfCast) {
    self.names = names
    let cast = names.cast
    ties = Array(repeating: Tie(), count: cast.count)
    // From the last to the first, so that who stands first in the cast is the first of his owner's.
    for place in cast.indices.reversed() {
      guard let owner = cast[place].role.owner else { continue }
      let own = Int32(truncatingIfNeeded: place)
      if let owner = names.place(of: owner) {
        ties[place].owner = Int32(truncatingIfNeeded: owner)
        ties[place].next = ties[owner].first
        ties[owner].first = own
      } else {
        ties[place].next = strangers.updateValue(own, forKey: owner) ?? Self.nobody
      }
    }
  }

  /// The members of the cast, in order.
  package var members: [Trace.CastMember] { cast }

  /// The place in the cast of the member that has this name.
  package func place(of name: String) -> Int? { names.place(of: name) }

  /// The member of the cast at a place.
  package func member(at place: Int) -> Trace.CastMember { cast[place] }

  /// The place in the cast of the one to whom the member at a place belongs; none where that one is not in it.
  package func ownerPlace(of place: Int) -> Int? {
    let owner = ties[place].owner
    return owner == Self.nobody ? nil : Int(owner)
  }

  /// The places of those that belong to the one of this name, in order of the cast.
  ///
  /// - Parameter place: The place of that one, if it is in the cast.
  package func belongingPlaces(of owner: String, at place: Int?) -> [Int] {
    var places: [Int] = []
    var next = place.map { ties[$0].first } ?? strangers[owner] ?? Self.nobody
    while next != Self.nobody {
      places.append(Int(next))
      next = ties[Int(next)].next
    }
    return places
  }

  /// The member of the cast that has this name.
  public func member(_ name: String) -> Trace.CastMember? { place(of: name).map { cast[$0] } }

  /// What the object of this name is, and to what.
  public func role(of name: String) -> Role? { place(of: name).map { cast[$0].role } }

  /// The objects that belong to the one of this name, in order of the cast.
  public func belongings(of owner: String) -> [String] {
    belongingPlaces(of: owner, at: place(of: owner)).map { cast[$0].name }
  }

  /// The first object of a role that belongs to the one of this name.
  ///
  /// - Parameters:
  ///   - kind: the role without its owner.
  ///   - owner: the name of the object that it belongs to.
  public func name(of kind: Role.Kind, of owner: String) -> String? {
    belongings(of: owner).first { role(of: $0)?.kind == kind }
  }

  /// What to call the object of a role that comes with another one, whether a line speaks of it or not.
  ///
  /// - Parameter role: Such as the root view of a controller; the last resort is the owner's name.
  public func spokenName(of role: Role) -> String {
    let owner = role.owner ?? ""
    return name(of: role.kind, of: owner) ?? role.usualName ?? owner
  }

  /// The name of a controller's root view.
  public func rootView(of controller: String) -> String? { name(of: .rootView, of: controller) }

  /// The controller whose root view has this name.
  public func controller(ofRootView view: String) -> String? {
    guard case .rootView(let controller)? = role(of: view) else { return nil }
    return controller
  }

  /// The name of the view in which a transition plays, or a container's children lie.
  public func container(of owner: String) -> String? { name(of: .container, of: owner) }
}

extension Trace {
  /// Who is who in the trace; it takes as long as walking through the cast.
  public var roles: RoleBook { RoleBook(cast) }
}
