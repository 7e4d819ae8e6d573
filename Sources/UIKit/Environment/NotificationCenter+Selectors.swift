public import Foundation

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
    World.current.program.observers.add(
      observer, in: self, name: name, object: object, token: token)
  }

  /// Ends all observation by an object.
  @preconcurrency @MainActor public func removeObserver(_ observer: AnyObject) {
    World.current.program.observers.remove(observer, in: self)
    removeObserver(observer as Any)
  }

  /// Ends observation by an object, of a name and an object or of all.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    World.current.program.observers.remove(observer, in: self, name: name, object: object)
    removeObserver(observer as Any, name: name, object: object)
  }
}
