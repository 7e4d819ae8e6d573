import CoreGraphics
public import Foundation

/// The names of what an observer by name is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Who observes a property by its name.
@MainActor private final class NamedObserver {
  weak var observer: NSObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation

  init(
    _ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?,
    _ observation: NSKeyValueObservation
  ) {
    self.observer = observer
    self.keyPath = keyPath
    self.context = context
    self.observation = observation
  }
}

extension NSObject {
  @MainActor private var namedObservers: [NamedObserver] {
    get { objc_getAssociatedObject(self, AssociationKey.observers) as? [NamedObserver] ?? [] }
    set {
      objc_setAssociatedObject(self, AssociationKey.observers, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Lets an object hear of each change of a property, by `observeValue`.
  ///
  /// Differs from there: only responders can, for nothing finds the method of another object; and a property
  /// is read again when a phase of a turn is over, as one is that is observed by its path.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    var last = value(forKeyPath: keyPath)
    let tell = { [weak observer] (object: NSObject, old: Any?, new: Any?) in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
      (observer as? UIResponder)?.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let observation = NSKeyValueObservation(of: self) { object in
      let (old, new) = (last, object.value(forKeyPath: keyPath))
      if old == nil, new == nil { return }
      guard !isSame(old, new) else { return }
      last = new
      tell(object, old, new)
    }
    World.current.keyValues.add(observation)
    namedObservers.append(NamedObserver(observer, keyPath, context, observation))
    if options.contains(.initial) { tell(self, nil, last) }
  }

  /// Ends what an object hears of a property.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String
  ) { removeObservers { $0.observer === observer && $0.keyPath == keyPath } }

  /// Ends what an object hears of a property in one context.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObservers {
      $0.observer === observer && $0.keyPath == keyPath && $0.context == context
    }
  }

  @MainActor private func removeObservers(where isMeant: (NamedObserver) -> Bool) {
    let gone = namedObservers.filter(isMeant)
    for entry in gone { entry.observation.invalidate() }
    namedObservers.removeAll { entry in gone.contains { $0 === entry } }
  }

  /// Says that a property is about to change; it is read again when it has.
  @preconcurrency @MainActor public func willChangeValue(forKey key: String) {}

  /// Says that a property has changed, which is told of at once.
  @preconcurrency @MainActor public func didChangeValue(forKey key: String) {
    World.current.keyValues.note(self)
  }
}
