public import Foundation

/// What can be observed by the paths to its properties: every `NSObject`.
public protocol KeyValueObserving: NSObject {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
  /// Tells of each change of a property for as long as the observation is kept.
  ///
  /// What a scroll view shows is told of at once, as on iOS. Differs from UIKit: every other property is
  /// read again when a phase of a turn is over, so that several changes in one phase are one, and it
  /// tells late; a value that is set to what it was is no change; and properties are read whether they
  /// were made observable or not. (Inferred.)
  @preconcurrency @MainActor public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let tell = { (object: Self, old: Value?, new: Value?, isPrior: Bool) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
    }
    let observation = NSKeyValueObservation(of: self) { object in
      guard let object = object as? Self else { return }
      let (old, new) = (last, object[keyPath: keyPath])
      guard !isSame(old, new) else { return }
      last = new
      if options.contains(.prior) { tell(object, old, nil, true) }
      tell(object, old, new, false)
    }
    World.current.keyValues.add(observation)
    if options.contains(.initial) { tell(self, nil, last, false) }
    return observation
  }
}

/// Whether two values are one, as far as they can be compared; objects are by identity.
func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any Equatable { return left.equals(right) }
  if type(of: left) is AnyClass { return (left as AnyObject) === (right as AnyObject) }
  return false
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
