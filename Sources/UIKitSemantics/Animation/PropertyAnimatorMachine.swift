/// The life of an animator that can be paused, scrubbed, reversed and stopped.
///
/// Apple's documentation names three states; the active one is two here, since an animator that is
/// paused answers differently from one that runs, above all when it is released (D20).
public struct PropertyAnimatorMachine: Sendable, Equatable {
  /// Where an animator stands.
  public enum State: Sendable, Equatable, CaseIterable {
    /// Nothing has begun, or everything is over.
    case inactive
    /// Active, and its time goes by.
    case running
    /// Active, and held where it is.
    case paused
    /// Ended where it was; it waits to be finished.
    case stopped
  }

  /// What is asked of an animator, or happens to it.
  public enum Event: Sendable, Equatable, CaseIterable {
    case started
    case paused
    case scrubbed
    case reversed
    case continued
    /// Asked to stop, and to be over with it.
    case stoppedForGood
    /// Asked to stop, and to wait for the finish.
    case stopped
    case finished
    case animationsAdded
    /// Its time is over, forward or back.
    case arrived
    /// The same, for an animator that pauses there.
    case arrivedToPause
    case released
  }

  /// What follows.
  public enum Action: Sendable, Equatable {
    /// Run the blocks, and let time go by.
    case begin
    /// Run the blocks, and hold at the beginning.
    case beginHeld
    /// Let time go by again.
    case resume
    case hold
    /// Move to another fraction.
    case seek
    /// Go the other way from now on.
    case turn
    /// Keep a block for the beginning.
    case keep
    /// Run a block now, over the time that is left.
    case join
    /// Leave every value as it is seen now; nobody is told.
    case freeze
    /// Put every value where it was asked to be, and tell who waits.
    case conclude
    /// The documentation calls it a programmer error: UIKit raises an exception.
    case misuse
    /// Released in motion: UIKit raises D20.
    case releasedInMotion
    /// Nothing happens.
    case ignore
  }

  public private(set) var state = State.inactive

  public init() {}

  /// Takes an event and says what follows.
  public mutating func handle(_ event: Event) -> Action {
    let (next, action) =
      switch state {
      case .inactive: inactive(event)
      case .running: running(event)
      case .paused: paused(event)
      case .stopped: stopped(event)
      }
    state = next
    return action
  }

  private func inactive(_ event: Event) -> (State, Action) {
    switch event {
    case .started: (.running, .begin)
    case .paused, .scrubbed: (.paused, .beginHeld)
    case .reversed: (.inactive, .turn)
    case .animationsAdded: (.inactive, .keep)
    case .finished, .continued: (.inactive, .misuse)
    // That an animator without anything to stop does not mind is inferred.
    case .stoppedForGood, .stopped: (.inactive, .ignore)
    case .arrived, .arrivedToPause, .released: (.inactive, .ignore)
    }
  }

  private func running(_ event: Event) -> (State, Action) {
    switch event {
    case .started: (.running, .ignore)
    case .paused: (.paused, .hold)
    // Scrubbing is documented for what is paused; that it changes nothing here is inferred.
    case .scrubbed, .continued: (.running, .ignore)
    case .reversed: (.running, .turn)
    case .animationsAdded: (.running, .join)
    case .stoppedForGood: (.inactive, .freeze)
    case .stopped: (.stopped, .freeze)
    case .finished: (.running, .misuse)
    case .arrived: (.inactive, .conclude)
    case .arrivedToPause: (.paused, .hold)
    // What runs is kept by the system, and not released before its end.
    case .released: (.inactive, .ignore)
    }
  }

  private func paused(_ event: Event) -> (State, Action) {
    switch event {
    case .started, .continued: (.running, .resume)
    case .paused: (.paused, .ignore)
    case .scrubbed: (.paused, .seek)
    case .reversed: (.paused, .turn)
    case .animationsAdded: (.paused, .join)
    case .stoppedForGood: (.inactive, .freeze)
    case .stopped: (.stopped, .freeze)
    case .finished: (.paused, .misuse)
    // A view that left its window ends the animation even of a paused animator. (Inferred.)
    case .arrived: (.inactive, .conclude)
    case .arrivedToPause: (.paused, .ignore)
    case .released: (.paused, .releasedInMotion)
    }
  }

  private func stopped(_ event: Event) -> (State, Action) {
    switch event {
    case .started, .paused, .continued, .animationsAdded: (.stopped, .misuse)
    case .stoppedForGood, .stopped: (.stopped, .misuse)
    // Documented: changes of the direction can be ignored; of the fraction it is inferred.
    case .scrubbed, .reversed: (.stopped, .ignore)
    case .finished: (.inactive, .conclude)
    case .arrived, .arrivedToPause: (.stopped, .ignore)
    case .released: (.stopped, .releasedInMotion)
    }
  }
}
