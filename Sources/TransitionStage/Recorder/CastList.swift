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
  private var taken: Set<String> = []
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
    taken.insert(name)
    entries[ObjectIdentifier(object)] = Entry(object: object, name: name)
    if isListed { list(name, as: String(describing: type(of: object)), from: base(of: object)) }
    return name
  }

  /// Lists somebody, or something that is no object of its own, such as a transition.
  func list(_ name: String, as type: String, from base: String? = nil) {
    members.append(Trace.CastMember(name: name, type: type, base: base))
  }

  /// The class of windows or containers of the host's that an object's own class is made from.
  private func base(of object: AnyObject) -> String? {
    let base: AnyClass? =
      switch object {
      case is UIWindow: UIWindow.self
      case is UINavigationController: UINavigationController.self
      case is UITabBarController: UITabBarController.self
      case is UISplitViewController: UISplitViewController.self
      case is UIPageViewController: UIPageViewController.self
      default: nil
      }
    return base.flatMap { type(of: object) == $0 ? nil : String(describing: $0) }
  }

  /// The first free name with a number: `t1.view-1`, then `t1.view-2`.
  func numberedName(_ base: String) -> String {
    var number = 1
    while taken.contains("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }

  /// The name, or where it is taken the first free one with a number from 2 on.
  private func free(_ name: String) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
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

/// An animator or driver that serves a transition, and that the host does not keep.
@MainActor struct Servant {
  let name: String
  weak var object: AnyObject?
}
