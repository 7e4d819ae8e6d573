public import Foundation

extension NotificationCenter {
  /// Calls a method of an observer when something is posted; the observer is not kept.
  @preconcurrency @MainActor public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let bound = aSelector.bound(to: observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { bound.invoke(with: $0) }
    World.current.observers.add(
      SelectorObservers.Entry(
        key: SelectorObservers.Key(observer, self, aName, anObject), observer: observer,
        center: self, token: token))
  }

  /// Takes an observer away that was added with a method, or with a block.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Takes an observer away for a name and an object, or for all where there is none.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let key = SelectorObservers.Key(observer, self, aName, anObject)
    MainActor.assumeIsolated { World.current.observers.remove(key) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// Who is told of notifications by a method, in this scene.
@MainActor final class SelectorObservers {
  /// Whom a notification of what kind and from where goes to.
  struct Key: Sendable {
    let observer: ObjectIdentifier
    let center: ObjectIdentifier
    let name: String?
    let object: ObjectIdentifier?

    init(
      _ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?,
      _ object: Any?
    ) {
      self.observer = ObjectIdentifier(observer)
      self.center = ObjectIdentifier(center)
      self.name = name?.rawValue
      self.object = object.map { ObjectIdentifier($0 as AnyObject) }
    }

    /// Whether another key asks for this one, with what it leaves open.
    func fits(_ other: Key) -> Bool {
      observer == other.observer && center == other.center
        && (other.name == nil || name == other.name)
        && (other.object == nil || object == other.object)
    }
  }

  struct Entry {
    let key: Key
    weak var observer: AnyObject?
    let center: NotificationCenter
    let token: any NSObjectProtocol
  }

  private var entries: [Entry] = []

  func add(_ entry: Entry) {
    remove { $0.observer == nil }
    entries.append(entry)
  }

  func remove(_ key: Key) {
    remove { $0.key.fits(key) }
  }

  private func remove(where isGone: (Entry) -> Bool) {
    for entry in entries where isGone(entry) { entry.center.removeObserver(entry.token as Any) }
    entries.removeAll(where: isGone)
  }

  /// Nobody is told any more.
  func retire() {
    remove { _ in true }
  }
}
