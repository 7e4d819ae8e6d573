import AppearanceTrace
import UIKit

/// The names of the objects on stage; it keeps none of them alive.
///
/// An object is known by its identity for as long as it lives: what comes later at the same address
/// is another object, with another name.
@MainActor final class CastList {
  @MainActor private struct Entry {
    @Unkept var object: AnyObject?
    let name: String
  }

  @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]
  @exclusivity(unchecked) private var places: [String: Int] = [:]
  /// Those that have a name, in order of first sight.
  @exclusivity(unchecked) private(set) var members: [Trace.CastMember] = []
  /// How their names came about, place by place.
  @exclusivity(unchecked) private(set) var origins: [NameOrigin] = []

  /// How many objects have room from the beginning; most casts are not much larger.
  private static let usualCount = 12

  init() {
    entries.reserveCapacity(Self.usualCount)
    places.reserveCapacity(Self.usualCount)
    members.reserveCapacity(Self.usualCount)
    origins.reserveCapacity(Self.usualCount)
  }

  /// The name of an object; none where it was never given one.
  func name(of object: AnyObject) -> String? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.name
  }

  /// What an object is; none where it was never given a name.
  func role(of object: AnyObject) -> Role? { name(of: object).flatMap(role) }

  /// What the object of this name is.
  func role(of name: String) -> Role? { member(name)?.role }

  /// The object of this name.
  func member(_ name: String) -> Trace.CastMember? {
    guard let place = places[name] else { return nil }
    return members[place]
  }

  /// Names an object, with a number where the name is taken: `sheet`, then `sheet-2`.
  ///
  /// - Parameters:
  ///   - stem: The name, or where it is called after somebody, what follows that name and a dot.
  ///   - owner: The name of somebody that it is called after.
  ///   - role: What the object is.
  ///   - maker: Who made it; whoever makes such objects usually where nobody is given.
  /// - Returns: The name that it got, or has already.
  @discardableResult
  func give(
    _ stem: String, after owner: String? = nil, to object: AnyObject, as role: Role,
    by maker: Role.Maker? = nil
  ) -> String {
    name(of: object) ?? give(origin(stem, after: owner), 1, object, role, maker)
  }

  /// Names an object, with a number in any case: `t1.view-1`, then `t1.view-2`.
  @discardableResult
  func giveNumbered(
    _ stem: String, after owner: String? = nil, to object: AnyObject, as role: Role,
    by maker: Role.Maker? = nil
  ) -> String {
    name(of: object) ?? give(origin(stem, after: owner), 0, object, role, maker)
  }

  /// - Parameter count: The highest number that is not written.
  private func give(
    _ origin: NameOrigin, _ count: Int, _ object: AnyObject, _ role: Role, _ maker: Role.Maker?
  ) -> String {
    var (number, name) = (count, count == 0 ? "" : origin.stem)
    while name.isEmpty || places[name] != nil {
      number += 1
      name = "\(origin.stem)-\(number)"
    }
    entries[ObjectIdentifier(object)] = Entry(object: object, name: name)
    // Whatever a container is made of, it is UIKit's.
    let told = role.kind == .container ? nil : ToldClass.of(object)
    list(name, origin, as: role, type: told?.name, base: told?.base, by: maker)
    return name
  }

  /// Lists a transition by its number: `t1`.
  ///
  /// - Returns: Its name.
  @discardableResult
  func listTransition(_ number: Int) -> String {
    let name = "t\(number)"
    list(name, origin("t", after: nil), as: .transition, type: nil, base: nil, by: nil)
    return name
  }

  /// Lists something that is no object of its own, such as the application, unless it is listed already.
  ///
  /// - Parameter owner: The name of somebody that it is called after.
  /// - Returns: Its name.
  @discardableResult
  func list(
    _ stem: String, after owner: String? = nil, as role: Role, type: String? = nil
  ) -> String {
    let origin = origin(stem, after: owner)
    if places[origin.stem] == nil {
      list(origin.stem, origin, as: role, type: type, base: nil, by: nil)
    }
    return origin.stem
  }

  private func origin(_ stem: String, after owner: String?) -> NameOrigin {
    guard let owner, let place = places[owner] else {
      return NameOrigin(stem, after: owner, rootedIn: nil)
    }
    return NameOrigin(stem, after: owner, rootedIn: origins[place].root)
  }

  private func list(
    _ name: String, _ origin: NameOrigin, as role: Role, type: String?, base: String?,
    by maker: Role.Maker?
  ) {
    places[name] = members.count
    origins.append(origin)
    members.append(
      Trace.CastMember(name: name, role: role, type: type, base: base, maker: maker))
  }
}

/// A controller of the cast, for as long as it lives.
@MainActor struct CastController {
  let name: String
  let identity: ObjectIdentifier
  @Unkept var object: UIViewController?
  /// How far it is on its way in or out, as its callbacks say; none where it is gone.
  var phase: AppearancePhase?
  /// Whether its transitioning delegate was set and neither cleared nor found lost.
  var hasDelegate = false
  var isReleased = false
  /// Whether it was ever told that it gets a parent, or that it appears.
  var wasInUse = false
  /// How often the script had acted when it joined.
  let acts: Int

  init(_ name: String, _ controller: UIViewController, after acts: Int) {
    self.name = name
    self.acts = acts
    identity = ObjectIdentifier(controller)
    object = controller
  }

  /// Whether it is the entry of a controller, and not of another one that was at the same address before.
  func stands(for controller: UIViewController) -> Bool {
    identity == ObjectIdentifier(controller) && object === controller
  }
}

/// An animator or driver that serves a transition, and that the host does not keep.
@MainActor struct Servant {
  let name: String
  @Unkept var object: AnyObject?
}
