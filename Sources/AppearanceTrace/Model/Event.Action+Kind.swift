public import TransitionVocabulary

extension Event.Action {
  /// What kind of event it is.
  public var kind: EventKind {
    switch self {
    case .call(let call): call.method
    case .begin: .begin
    case .end: .end
    case .statusBar: .statusBar
    case .insert: .insert
    case .remove: .remove
    case .set: .set
    case .moves: .moves
    case .rests: .rests
    case .delegate(_, .set): .delegateSet
    case .delegate(_, .cleared): .delegateCleared
    case .delegate(_, .lost): .delegateLost
    case .delegate(_, .displaced): .delegateDisplaced
    case .fault: .fault
    case .round: .round
    case .repeats: .repeats
    case .release: .release
    }
  }
}
