public import Foundation

/// An object that hears of properties that it observes by their names.
///
/// On Apple's systems every object can. Here responders do, and any other class says so; the porting tool
/// writes the conformance of classes that override the method.
@preconcurrency @MainActor public protocol KeyValueObserver: NSObjectProtocol {
  /// Told of a property of another object that this one observes.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension UIResponder: KeyValueObserver {}

// Members of a protocol, so that a class can have a method of the same name.
extension NSObjectProtocol {
  /// Told of a property of another object that this one observes: it does nothing. Differs from Foundation,
  /// where an observer that does not know a property raises.
  @preconcurrency @MainActor public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension NSObject {
  /// Tells another object of each change of a property until it is taken off.
  ///
  /// It is told when `observe(_:options:changeHandler:)` would tell. Differs from Foundation: neither this
  /// object nor the observer has to be taken off before it is gone; of a name that is not known nothing is told.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? any KeyValueObserver else { return }
    World.current.keyValues.add(
      NamedObservation(
        of: self, keyPath, for: observer, options: options, context: context))
  }

  /// Tells another object no more of a property.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String
  ) {
    World.current.keyValues.remove { $0.isOf(self, keyPath, for: observer) }
  }

  /// Tells another object no more of a property, where it was asked for with a context.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    World.current.keyValues.remove {
      $0.isOf(self, keyPath, for: observer) && $0.context == context
    }
  }
}
