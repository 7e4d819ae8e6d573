/// Who is who in a trace: its cast, ready to be looked up by name or by role.
public struct RoleBook: Sendable {
  private let cast: [Trace.CastMember]
  /// The place in the cast of each name, of several with one name the last.
  private var places: [String: Int32] = [:]
  /// The places of those that belong to somebody, in order of the cast.
  private var belongings: [String: [Int32]] = [:]

  /// Takes in a cast.
  public init(_ cast: [Trace.CastMember]) {
    self.cast = cast
    places.reserveCapacity(cast.count)
    for (index, member) in cast.enumerated() {
      let place = Int32(truncatingIfNeeded: index)
      places[member.name] = place
      if let owner = member.role.owner { belongings[owner, default: []].append(place) }
    }
  }

  /// The member of the cast that has this name.
  public func member(_ name: String) -> Trace.CastMember? { places[name].map { cast[Int($0)] } }

  /// What the object of this name is, and to what.
  public func role(of name: String) -> Role? { places[name].map { cast[Int($0)].role } }

  /// The objects that belong to the one of this name, in order of the cast.
  public func belongings(of owner: String) -> [String] {
    belongings[owner]?.map { cast[Int($0)].name } ?? []
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
