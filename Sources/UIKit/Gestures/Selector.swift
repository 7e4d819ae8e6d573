/// The name of a method, and how to call it on a target.
///
/// On Apple's systems the runtime finds the method by its name. Here a selector is made from the
/// unapplied method, `Selector("handle(_:)", Self.handle(_:))`; two are equal by name.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral {
  public let description: String
  private let call: (AnyObject, Any?) -> Void

  /// Makes a selector that can be compared and never called.
  public init(stringLiteral name: String) {
    description = name
    call = { _, _ in }
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
  }

  /// Calls the method on a target; nothing happens where it is of another class.
  @MainActor func perform(on target: AnyObject, with sender: Any?) {
    call(target, sender)
  }

  /// The same method of one target, which is not kept.
  func bound(to target: AnyObject) -> Selector {
    Selector(description) { [weak target, call] _, sender in
      if let target { call(target, sender) }
    }
  }

  /// Calls the method of a selector that was bound to its target.
  func invoke(with sender: Any?) {
    call(self as AnyObject, sender)
  }

  private init(_ name: String, call: @escaping (AnyObject, Any?) -> Void) {
    description = name
    self.call = call
  }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}
