// The runtime's values beside an object, which libraries use for stored properties in extensions.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How a value beside an object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The object's affair; here such a value is held as well.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Puts a value beside an object; none takes it away.
///
/// Differs from the runtime: values of an object that is gone are let go when the next value is put
/// beside any object, but those of views, controllers and other responders at once.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    responder.associations[key] = value
  } else {
    AssociationTable.shared.set(value, key, beside: object)
  }
}

/// The value beside an object.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let responder = object as? UIResponder { return responder.associations[key] }
  return AssociationTable.shared.value(key, beside: object)
}

/// Takes all values beside an object away.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let responder = object as? UIResponder { return responder.associations = [:] }
  AssociationTable.shared.removeAll(beside: object)
}

/// The values beside objects that have no room for them.
@MainActor private final class AssociationTable {
  struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  static let shared = AssociationTable()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func set(_ value: Any?, _ key: UnsafeRawPointer, beside object: AnyObject) {
    entries = entries.filter { $0.value.object != nil }
    entries[ObjectIdentifier(object), default: Entry(object: object)].values[key] = value
  }

  func value(_ key: UnsafeRawPointer, beside object: AnyObject) -> Any? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
      return nil
    }
    return entry.values[key]
  }

  func removeAll(beside object: AnyObject) {
    entries[ObjectIdentifier(object)] = nil
  }
}
