extension Event {
  /// The first word of an event's line where the event is not a call; the vocabulary is closed.
  public enum Verb: String, Sendable, CaseIterable {
    case begin, end
    case statusBar = "status-bar"
    case insert, remove, set, moves, rests
    case delegate, fault, release
    case round, repeats
  }
}

extension Event.Action {
  /// The first word of the action's line; none for a call.
  public var verb: Event.Verb? {
    switch self {
    case .call: nil
    case .begin: .begin
    case .end: .end
    case .statusBar: .statusBar
    case .insert: .insert
    case .remove: .remove
    case .set: .set
    case .moves: .moves
    case .rests: .rests
    case .delegate: .delegate
    case .fault: .fault
    case .round: .round
    case .repeats: .repeats
    case .release: .release
    }
  }
}
