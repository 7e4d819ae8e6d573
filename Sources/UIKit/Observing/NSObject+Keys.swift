import CoreGraphics
public import Foundation

// Members of a protocol, so that a class can have methods of the same name.
extension NSObjectProtocol where Self: NSObject {
  /// Values that belong to no property that is known.
  @MainActor private var keptValues: [String: Any] {
    get { objc_getAssociatedObject(self, AssociationKey.values) as? [String: Any] ?? [:] }
    set {
      objc_setAssociatedObject(self, AssociationKey.values, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// What a property has that is reached by its name.
  ///
  /// Differs from there: what was put at a name that no property is known by is read there again, and an
  /// unknown name raises nothing. (Inferred.)
  @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
    if let property = KeyedProperty.named(key, of: self) { return property.read(self) }
    if let kept = keptValues[key] { return kept }
    return NamedValue.stored(key, in: Mirror(reflecting: self))
  }

  /// Gives a property that is reached by its name a value.
  @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
    let property = KeyedProperty.named(key, of: self)
    if let property, property.write(self, value) { return }
    let outlet = World.current.program.outlet(named: key, of: self)
    let isWritten = outlet.map { outlet in value.map { outlet.set(self, $0) } ?? false } ?? false
    // What has a place is read there, and not beside it.
    let kept = isWritten || property != nil ? nil : value
    if kept != nil || keptValues[key] != nil { keptValues[key] = kept }
  }

  /// What the property at the end of a way over properties has.
  @preconcurrency @MainActor public func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first else { return nil }
    guard names.count == 2 else { return value(forKey: first) }
    return (value(forKey: first) as? NSObject)?.value(forKeyPath: names[1])
  }

  /// Gives the property at the end of a way over properties a value.
  @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = names.first else { return }
    guard names.count == 2 else { return setValue(value, forKey: first) }
    // What cannot be reached is kept under its whole name.
    guard let next = self.value(forKey: first) as? NSObject else {
      return keptValues[keyPath] = value
    }
    next.setValue(value, forKeyPath: names[1])
  }

  /// Gives properties values by their names.
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Says that a property is about to change; it is read again when it has.
  @preconcurrency @MainActor public func willChangeValue(forKey key: String) {}

  /// Says that a property has changed, which is told of at once.
  @preconcurrency @MainActor public func didChangeValue(forKey key: String) {
    World.current.keyValues.note(self)
  }
}

/// What is kept beside any object.
@MainActor enum AssociationKey {
  /// Values that were put at names.
  static let values = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
