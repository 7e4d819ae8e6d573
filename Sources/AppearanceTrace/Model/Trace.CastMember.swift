extension Trace {
  /// An object with a name in this trace.
  public struct CastMember: Sendable, Hashable {
    /// The name, such as `sheet` or `t1`.
    public var name: String
    /// What it is, and to what.
    public var role: Role
    /// Its class; none where it is of no interest.
    public var type: String?
    /// The nearest of UIKit's classes that a view's or controller's class is made from; none where it is of
    /// a class of UIKit's itself, and for all else.
    public var base: String?
    /// Whose code made it.
    public var maker: Role.Maker

    /// Describes an object.
    ///
    /// - Parameters:
    ///   - type: the usual class of its role where none is given.
    ///   - maker: who makes objects of its role where nobody is given.
    public init(
      name: String, role: Role, type: String? = nil, base: String? = nil,
      maker: Role.Maker? = nil
    ) {
      self.name = name
      self.role = role
      self.type = type ?? role.usualType
      self.base = self.type == nil ? nil : base
      self.maker = maker ?? role.usualMaker
    }
  }
}

extension Trace.CastMember {
  /// The class of UIKit's that it is of, or that its class is made from; for views and controllers.
  public var hostType: String? { base ?? type }

  /// Whether it is of a class that is not UIKit's; for views and controllers of which the class is known.
  public var isOfOwnClass: Bool { base != nil }
}
