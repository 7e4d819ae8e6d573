import Foundation

/// Who observes notifications with a method, and under which tokens.
@MainActor final class MethodObservers {
  private struct Entry {
    weak var observer: AnyObject?
    let center: NotificationCenter
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol

    func end() { center.removeObserver(token as Any) }
  }

  private var entries: [Entry] = []

  /// Notes an observer; those that are gone are forgotten on the occasion.
  func add(
    _ observer: AnyObject, in center: NotificationCenter, name: NSNotification.Name?,
    object: Any?, token: any NSObjectProtocol
  ) {
    end { $0.observer == nil }
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    entries.append(
      Entry(observer: observer, center: center, name: name, object: object, token: token))
  }

  /// Ends an observer's observation, of one name and object or of all.
  func remove(
    _ observer: AnyObject, in center: NotificationCenter, name: NSNotification.Name? = nil,
    object: Any? = nil
  ) {
    let object = object.map { ObjectIdentifier($0 as AnyObject) }
    end { entry in
      entry.observer === observer && entry.center === center
        && (name == nil || entry.name == name) && (object == nil || entry.object == object)
    }
  }

  private func end(where isOver: (Entry) -> Bool) {
    for entry in entries where isOver(entry) { entry.end() }
    entries.removeAll(where: isOver)
  }
}
