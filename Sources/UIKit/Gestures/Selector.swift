import Foundation
import UIKitSemantics

/// The name of a method, and how to call it on a target.
///
/// On Apple's systems the runtime finds the method by its name. Here a selector is made from the
/// unapplied method, `Selector("handle(_:)", Self.handle(_:))`; two are equal by name. Differs from
/// there: a method cannot be called with an argument of another type than its own; who tries raises K16.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  public let description: String
  /// Calls the method; where the argument is not of its type, says so instead.
  private var call: (AnyObject, Any?) -> ComplaintNames?
  private let isFor: (AnyObject) -> Bool

  /// Makes a selector that can be compared and never called.
  public init(stringLiteral name: String) {
    description = name
    call = { _, _ in nil }
    isFor = { _ in false }
  }

  /// Makes a selector from a method without arguments.
  public init<Target: AnyObject, Value>(
    _ name: String, _ method: @escaping (Target) -> () -> Value
  ) {
    description = name
    call = { target, _ in
      guard let target = target as? Target else { return nil }
      _ = method(target)()
      return nil
    }
    isFor = { $0 is Target }
  }

  /// Makes a selector from a method with one argument, the sender.
  public init<Target: AnyObject, Sender, Value>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Value
  ) {
    description = name
    call = { target, sender in
      guard let target = target as? Target else { return nil }
      guard let fit = sender as? Sender else {
        let given = sender.map { String(describing: type(of: $0)) } ?? "nothing"
        return ComplaintNames(caller: name, subject: String(describing: Sender.self), other: given)
      }
      _ = method(target)(fit)
      return nil
    }
    isFor = { $0 is Target }
  }

  /// Makes a selector of an optional method, which is never called by it.
  ///
  /// - Parameter isFor: whether an object adopts the protocol.
  init(_ name: String, isFor: @escaping (AnyObject) -> Bool) {
    description = name
    call = { _, _ in nil }
    self.isFor = isFor
  }

  /// Calls the method on a target; nothing happens where it is of another class.
  @MainActor func perform(on target: AnyObject, with sender: Any?) {
    if let misfit = call(target, sender) { Self.complain(of: misfit) }
  }

  /// A selector that calls the method on an object whatever the target is; the object is not kept.
  func bound(to object: AnyObject) -> Selector {
    var bound = self
    bound.call = { [weak object, call] _, argument in
      object.flatMap { call($0, argument) }
    }
    return bound
  }

  /// Calls a bound selector's method.
  func callBound(with argument: Any?) {
    guard let misfit = call(NSNull(), argument) else { return }
    MainActor.assumeIsolated { Self.complain(of: misfit) }
  }

  /// Says that a method was not called because its argument is not of its type.
  @MainActor private static func complain(of misfit: ComplaintNames) {
    World.current.complain(.unfitArgument, .raised, misfit, about: nil)
  }

  /// Whether the method is one of a target's.
  func belongs(to target: AnyObject) -> Bool { isFor(target) }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
