import Foundation

/// Who observes properties of objects.
///
/// No runtime notices here that a property is set. So whoever is observed is read again: at once when
/// an object says that it changed, and else when a phase of a turn is over.
@MainActor final class KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  func add(_ observation: NSKeyValueObservation) {
    entries.append(Entry(observation: observation))
  }

  /// An object has changed.
  func note(_ object: NSObject) {
    guard !entries.isEmpty else { return }
    for entry in entries where entry.observation?.watches(object) ?? false {
      entry.observation?.tell()
    }
  }

  /// Anything may have changed.
  func sweep() {
    guard !entries.isEmpty else { return }
    entries.removeAll { !($0.observation?.isAlive ?? false) }
    for entry in entries { entry.observation?.tell() }
  }
}
