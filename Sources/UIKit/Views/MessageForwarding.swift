public import Foundation

/// An object that hands on what it has no method for, such as a delegate that stands before another.
///
/// On Apple's systems every object can. Here a class says so, and UIKit asks it for each optional method
/// of a delegate that it does not have: first whether it responds, and then who does. The porting tool
/// writes the conformance of classes that override these two.
@preconcurrency @MainActor public protocol MessageForwarding: NSObjectProtocol {
  /// Whether the object has a method, itself or by somebody to whom it hands on.
  func responds(to aSelector: Selector!) -> Bool
  /// The object that has a method that this one lacks.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

// Members of a protocol, so that a class can have methods of the same name, as it could override them on
// Apple's systems.
extension NSObjectProtocol {
  /// Whether the object has a method, as far as the selector knows one of its class.
  ///
  /// A selector of a delegate's optional method knows one of everybody who adopts the protocol, but for those of
  /// whom it came out just now that the protocol's own version answers for them: Swift has no list of the methods
  /// that a class has, and whether one is its own is known only once it was called. Where sources ask by
  /// `#selector`, the porting tool knows which of the library's own classes leave the method out, and says so.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    OptionalMethod.doesRespond(self, to: aSelector)
  }

  /// The object that has a method that this one lacks: none.
  @preconcurrency @MainActor public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension UIResponder: MessageForwarding {}

extension OptionalMethod {
  /// The objects that are just being asked, whose own version of the question asks for the general one.
  private static var asked: [ObjectIdentifier] = []
  /// The calls that are just being handed on, outermost first.
  private static var handing: [HandedCall] = []

  /// Asks an object by its own version of the question; where that asks in turn, answers itself.
  static func doesRespond(_ object: some NSObjectProtocol, to selector: Selector) -> Bool {
    let identity = ObjectIdentifier(object)
    guard !asked.contains(identity), let own = object as? any MessageForwarding else {
      return selector.belongs(to: object)
    }
    return asking(object) { own.responds(to: selector) }
  }

  /// Asks an object something in which its own version of the question asks for the general one.
  private static func asking<Answer>(_ object: AnyObject, _ question: () -> Answer) -> Answer {
    asked.append(ObjectIdentifier(object))
    defer { asked.removeLast() }
    return question()
  }

  /// Hands a call, for which an object has no method, on to the object that it names.
  ///
  /// Meanwhile the object does not respond, and neither does one that was named and had no method either: the
  /// next one is asked for then.
  ///
  /// - Returns: What that one answers; nothing where there is none.
  static func handOn<Target, Answer>(
    _ object: some NSObjectProtocol, _ name: String, _ call: (Target) -> Answer
  ) -> Answer? {
    let answer = Self.answer(for: object, name, call)
    if answer == nil {
      for outer in handing where outer.name == name { outer.note(object) }
    }
    return answer
  }

  private static func answer<Target, Answer>(
    for object: some NSObjectProtocol, _ name: String, _ call: (Target) -> Answer
  ) -> Answer? {
    guard let forwarding = object as? any MessageForwarding else { return nil }
    let handed = HandedCall(name, lackedBy: object)
    handing.append(handed)
    defer { handing.removeLast() }
    let selector = Selector(name) { $0 is Target && !handed.isLacked(by: $0) }
    while asking(object, { forwarding.responds(to: selector) }),
      let named = asking(object, { forwarding.forwardingTarget(for: selector) }),
      let answering = named as? any NSObjectProtocol,
      !handed.isLacked(by: answering), let target = answering as? Target
    {
      let said = Self.call { call(target) }
      if !handed.isLacked(by: answering) { return said.answer }
    }
    return nil
  }
}

/// A call on its way from one object to another.
private final class HandedCall: Sendable {
  let name: String
  /// Those of whom it is known that they have no method for it.
  @MainActor private var lacking: Set<ObjectIdentifier> = []

  @MainActor init(_ name: String, lackedBy object: AnyObject) {
    self.name = name
    note(object)
  }

  @MainActor func note(_ object: AnyObject) { lacking.insert(ObjectIdentifier(object)) }

  func isLacked(by object: AnyObject) -> Bool {
    let identity = ObjectIdentifier(object)
    return MainActor.assumeIsolated { lacking.contains(identity) }
  }
}
