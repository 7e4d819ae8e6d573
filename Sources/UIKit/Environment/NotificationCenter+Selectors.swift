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
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends observation by an object, of a name and an object or of all.
  public func removeObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: Any?
  ) {
    // Deinitializers, which call this often, are outside of the main actor.
    let (observerID, center) = (ObjectIdentifier(observer), ObjectIdentifier(self))
    let objectID = object.map { ObjectIdentifier($0 as AnyObject) }
    MainActor.assumeIsolated {
      World.current.program.observers.remove(
        observerID, in: center, name: name, object: objectID)
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}
