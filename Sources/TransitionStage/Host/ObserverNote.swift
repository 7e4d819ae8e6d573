/// A note of where an observer is, for as long as it is.
///
/// A weak reference would cost with each event that is told, and everybody who keeps the observer, too. So whoever tells
/// the observer something keeps the note, and the observer crosses it out when it goes.
package final class ObserverNote {
  /// The observer; none before somebody is to tell it something, and none once it is gone.
  @exclusivity(unchecked) unowned(unsafe) var observer: (any StageObserver)?

  fileprivate init() {}
}

/// An observer's own part in the note: it is the first of the observer's stored properties, for those go in order.
package struct ObserverSeat: ~Copyable {
  package let note = ObserverNote()

  package init() {}

  deinit { note.observer = nil }
}
