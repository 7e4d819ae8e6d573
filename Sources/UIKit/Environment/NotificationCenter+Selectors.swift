public import Foundation

/// Who observes notifications with a method, and under which tokens.
@MainActor final class MethodObservers {
  private struct Entry {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  private var entries: [Entry] = []

  func add(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?, token: any NSObjectProtocol
  ) {
    entries.removeAll { $0.observer == nil }
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    entries.append(Entry(observer: observer, name: name, object: object, token: token))
  }

  /// Takes the tokens of an observer, of one name and object or of all.
  func take(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) -> [any NSObjectProtocol] {
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    let taken = entries.filter { entry in
      entry.observer === observer && (name == nil || entry.name == name)
        && (object == nil || entry.object == object)
    }
    entries.removeAll { entry in taken.contains { $0.token === entry.token } }
    return taken.map(\.token)
  }
}

extension NotificationCenter {
  /// Calls an observer's method for each notification; the observer is not kept.
  ///
  /// On Apple's systems this is Foundation's own method.
  @preconcurrency @MainActor public func addObserver(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let method = selector.bound(to: observer)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      method.callBound(with: notification)
    }
    World.current.observers.add(observer, name: name, object: object, token: token)
  }

  /// Ends all observation by an object.
  @preconcurrency @MainActor public func removeObserver(_ observer: AnyObject) {
    for token in World.current.observers.take(observer, name: nil, object: nil) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any)
  }

  /// Ends observation by an object, of a name and an object or of all.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    for token in World.current.observers.take(observer, name: name, object: object) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}
