/// Who is who in a trace: its cast, ready to be looked up by name or by role.
public struct RoleBook: Sendable {
  private var members: [String: Trace.CastMember] = [:]
  private var belongings: [String: [String]] = [:]

  /// Takes in a cast.
  public init(_ cast: [Trace.CastMember]) {
    members.reserveCapacity(cast.count)
    for member in cast {
      members[member.name] = member
      if let owner = member.role.owner { belongings[owner, default: []].append(member.name) }
    }
  }

  /// The member of the cast that has this name.
  public func member(_ name: String) -> Trace.CastMember? { members[name] }

  /// What the object of this name is, and to what.
  public func role(of name: String) -> Role? { members[name]?.role }

  /// The objects that belong to the one of this name, in order of the cast.
  public func belongings(of owner: String) -> [String] { belongings[owner] ?? [] }

  /// The first object of a role that belongs to the one of this name.
  ///
  /// - Parameters:
  ///   - kind: the role without its owner.
  ///   - owner: the name of the object that it belongs to.
  public func name(of kind: Role.Kind, of owner: String) -> String? {
    belongings[owner]?.first { members[$0]?.role.kind == kind }
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
