import AppearanceTrace
import UIKit

/// The names of the objects on stage; it keeps none of them alive.
///
/// An object is known by its identity for as long as it lives: what comes later at the same address
/// is another object, with another name.
@MainActor final class CastList {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]
  /// Those that the head of a trace lists, in order of first sight.
  private(set) var members: [Trace.CastMember] = []

  /// The name of an object; none where it was never given one.
  func name(of object: AnyObject) -> String? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.name
  }

  /// Names an object, with a number where the name is taken.
  ///
  /// - Returns: the name that it got, or has already.
  @discardableResult
  func give(_ name: String, to object: AnyObject, isListed: Bool) -> String {
    if let known = self.name(of: object) { return known }
    let name = free(name)
    entries[ObjectIdentifier(object)] = Entry(object: object, name: name)
    if isListed { list(name, as: String(describing: type(of: object))) }
    return name
  }

  /// Lists something that is no object of its own, such as a transition.
  func list(_ name: String, as type: String) {
    members.append(Trace.CastMember(name: name, type: type))
  }

  /// Numbers the next of the views, which are named for what they lie in: `t1.view-1`.
  func numberedName(_ base: String) -> String {
    counts[base, default: 0] += 1
    return "\(base)-\(counts[base, default: 1])"
  }

  private func free(_ name: String) -> String {
    counts[name, default: 0] += 1
    let count = counts[name, default: 1]
    return count == 1 ? name : "\(name)-\(count)"
  }
}

/// A controller of the cast, for as long as it lives.
@MainActor struct CastController {
  let name: String
  let identity: ObjectIdentifier
  weak var object: UIViewController?
  /// How far it is on its way in or out, as its callbacks say; none where it is gone.
  var phase: AppearancePhase?
  /// Whether its transitioning delegate was set and neither cleared nor found lost.
  var hasDelegate = false
  var isReleased = false

  init(_ name: String, _ controller: UIViewController) {
    self.name = name
    identity = ObjectIdentifier(controller)
    object = controller
  }
}
