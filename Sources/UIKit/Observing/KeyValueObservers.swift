import Foundation

/// Who observes properties of objects.
///
/// No runtime notices here that a property is set. So whoever is observed is read again: at once when
/// an object says that it changed, and else when a phase of a turn is over.
@MainActor final class KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  // Both are read or changed at one go, so that checks at run time would only cost.
  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var named: [NamedObservation] = []

  func add(_ observation: NSKeyValueObservation) {
    entries.append(Entry(observation: observation))
  }

  /// Keeps an observation by a name until it is taken off, or nobody is there to hear of it.
  func add(_ observation: NamedObservation) {
    named.append(observation)
  }

  /// Forgets observations by names.
  func remove(where isOver: (NamedObservation) -> Bool) {
    named.removeAll(where: isOver)
  }

  /// An object has changed.
  func note(_ object: NSObject) {
    for observation in named where observation.watches(object) { observation.tell() }
    guard !entries.isEmpty else { return }
    for entry in entries where entry.observation?.watches(object) ?? false {
      entry.observation?.tell()
    }
  }

  /// Anything may have changed; as a rule nobody observes, which is seen where a phase ends.
  @inline(__always) func sweep() {
    if !named.isEmpty || !entries.isEmpty { readAll() }
  }

  @inline(never) private func readAll() {
    if !named.isEmpty {
      named.removeAll { !$0.isAlive }
      for observation in named { observation.tell() }
    }
    guard !entries.isEmpty else { return }
    entries.removeAll { !($0.observation?.isAlive ?? false) }
    for entry in entries { entry.observation?.tell() }
  }
}
