import Foundation

/// The name of a method, and how to call it on a target.
///
/// On Apple's systems the runtime finds the method by its name. Here a selector is made from the
/// unapplied method, `Selector("handle(_:)", Self.handle(_:))`; two are equal by name.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  public let description: String
  private var call: (AnyObject, Any?) -> Void
  private let isFor: (AnyObject) -> Bool

  /// Makes a selector that can be compared and never called.
  public init(stringLiteral name: String) {
    description = name
    call = { _, _ in }
    isFor = { _ in false }
  }

  /// Makes a selector from a method without arguments.
  public init<Target: AnyObject, Value>(
    _ name: String, _ method: @escaping (Target) -> () -> Value
  ) {
    description = name
    call = { target, _ in
      guard let target = target as? Target else { return }
      _ = method(target)()
    }
    isFor = { $0 is Target }
  }

  /// Makes a selector from a method with one argument, the sender.
  public init<Target: AnyObject, Sender, Value>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Value
  ) {
    description = name
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      _ = method(target)(sender)
    }
    isFor = { $0 is Target }
  }

  /// Calls the method on a target; nothing happens where it is of another class.
  @MainActor func perform(on target: AnyObject, with sender: Any?) {
    call(target, sender)
  }

  /// A selector that calls the method on an object whatever the target is; the object is not kept.
  func bound(to object: AnyObject) -> Selector {
    var bound = self
    bound.call = { [weak object, call] _, argument in
      if let object { call(object, argument) }
    }
    return bound
  }

  /// Calls a bound selector's method.
  func callBound(with argument: Any?) {
    call(NSNull(), argument)
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
