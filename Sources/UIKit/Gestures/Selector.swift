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
  private var call: (AnyObject, Any?, Any?) -> ComplaintNames?
  private let isFor: (AnyObject) -> Bool

  /// Makes a selector that can be compared and never called.
  public init(stringLiteral name: String) {
    description = name
    call = { _, _, _ in nil }
    isFor = { _ in false }
  }

  /// Makes a selector from a method without arguments.
  public init<Target: AnyObject, Value>(
    _ name: String, _ method: @escaping (Target) -> () -> Value
  ) {
    description = name
    call = { target, _, _ in
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
    call = { target, sender, _ in
      guard let target = target as? Target else { return nil }
      guard let fit = sender as? Sender else { return misfit(sender, Sender.self, in: name) }
      _ = method(target)(fit)
      return nil
    }
    isFor = { $0 is Target }
  }

  /// Makes a selector from a method with two arguments: the sender, and what comes with it.
  public init<Target: AnyObject, Sender, Other, Value>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Other) -> Value
  ) {
    description = name
    call = { target, sender, other in
      guard let target = target as? Target else { return nil }
      guard let fit = sender as? Sender else { return misfit(sender, Sender.self, in: name) }
      guard let otherFit = other as? Other else { return misfit(other, Other.self, in: name) }
      _ = method(target)(fit, otherFit)
      return nil
    }
    isFor = { $0 is Target }
  }

  /// Makes a selector of an optional method, which is never called by it.
  ///
  /// - Parameter isFor: whether an object adopts the protocol.
  init(_ name: String, isFor: @escaping (AnyObject) -> Bool) {
    description = name
    call = { _, _, _ in nil }
    self.isFor = isFor
  }

  /// Calls the method on a target; nothing happens where it is of another class.
  @MainActor func perform(on target: AnyObject, with sender: Any?, and other: Any? = nil) {
    if let misfit = call(target, sender, other) { Self.complain(of: misfit) }
  }

  /// A selector that calls the method on an object whatever the target is; the object is not kept.
  func bound(to object: AnyObject) -> Selector {
    var bound = self
    bound.call = { [weak object, call] _, argument, other in
      object.flatMap { call($0, argument, other) }
    }
    return bound
  }

  /// Calls a bound selector's method.
  func callBound(with argument: Any?) {
    guard let misfit = call(NSNull(), argument, nil) else { return }
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

/// Says that an argument is not of a method's type.
private func misfit(_ given: Any?, _ wanted: Any.Type, in method: String) -> ComplaintNames {
  let given = given.map { String(describing: type(of: $0)) } ?? "nothing"
  return ComplaintNames(caller: method, subject: String(describing: wanted), other: given)
}
