/// A trace without the subject's own affairs: what is left is the same for subjects that behave alike.
///
/// Left out are the ids of subject and scenario, the evidence, the contract, every time, the crossings of
/// the border to the subject, who drove the transition and declared it over, the delegate that was handed
/// over, where the fingers are, the word on who caused what, and the members of the cast that nothing speaks
/// of any more. All else counts: a view of the subject's own, a fault, another order, another state at the
/// end.
struct SharedTrace: Equatable {
  private let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
  }

  static func == (left: SharedTrace, right: SharedTrace) -> Bool {
    guard left.header == right.header, left.trace.baseline == right.trace.baseline,
      left.trace.ending.withoutTime == right.trace.ending.withoutTime, left.showsEvents(of: right)
    else { return false }
    // Equal traces speak of the same, and of whom is work to find out.
    guard left.trace.cast != right.trace.cast else { return true }
    return left.membersSpokenOf == right.membersSpokenOf
  }

  private var header: Trace.Header {
    var header = trace.header
    header.subject = ""
    header.scenario = ""
    header.evidence = []
    header.contract = SubjectContract()
    return header
  }

  /// Whether what is left of the events is the same; it is compared where it lies.
  private func showsEvents(of other: SharedTrace) -> Bool {
    let (events, others) = (trace.events, other.trace.events)
    var (place, otherPlace) = (0, 0)
    while true {
      while place < events.count, !events[place].isShared { place += 1 }
      while otherPlace < others.count, !others[otherPlace].isShared { otherPlace += 1 }
      guard place < events.count, otherPlace < others.count else {
        return place == events.count && otherPlace == others.count
      }
      guard events[place].isShown(by: others[otherPlace]) else { return false }
      place += 1
      otherPlace += 1
    }
  }

  /// The members of the cast that what is left speaks of.
  private var membersSpokenOf: [Trace.CastMember] {
    var left = trace
    left.events = trace.events.filter(\.isShared).map { event in
      Event(at: .zero, event.action.withoutFinger, mark: event.mark)
    }
    let mentions = left.mentions
    return trace.cast.filter { mentions.contains($0.name) }
  }
}

extension Event {
  /// Whether every subject that behaves alike shows this event.
  fileprivate var isShared: Bool {
    switch action {
    case .delegate: false
    case .call(let call): mark != .crossing && !call.method.isVerdict
    case .begin, .end, .statusBar, .insert, .remove, .set, .moves, .rests, .fault, .round, .repeats,
      .release:
      true
    }
  }

  /// Whether another event is the same, but for its time and who caused it.
  fileprivate func isShown(by other: Event) -> Bool {
    guard mark == other.mark else { return false }
    guard case .call(let call) = action, call.method.isFingers else {
      return action == other.action
    }
    return action.withoutFinger == other.action.withoutFinger
  }
}

extension Event.Action {
  /// The action without where a finger is and how fast it moves, which follows from where views lie.
  fileprivate var withoutFinger: Event.Action {
    guard case .call(var call) = self, call.method.isFingers else { return self }
    call.arguments.removeAll { $0.label == "at" || $0.label == "velocity" }
    return .call(call)
  }
}

extension Call.Method {
  /// Whether a finger does something.
  fileprivate var isFingers: Bool {
    switch self {
    case .gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled: true
    default: false
    }
  }

  /// Whether this is how a transition is driven and declared over, by the system's hand or a subject's.
  fileprivate var isVerdict: Bool {
    switch self {
    case .completeTransition, .updateInteractiveTransition, .pauseInteractiveTransition,
      .finishInteractiveTransition, .cancelInteractiveTransition:
      true
    default: false
    }
  }
}

extension Trace.Ending {
  /// The ending as if it came at once.
  fileprivate var withoutTime: Trace.Ending {
    switch self {
    case .settled(_, let checkpoint): .settled(at: .zero, checkpoint)
    case .unsettled(_, let checkpoint): .unsettled(at: .zero, checkpoint)
    case .raised: self
    }
  }
}
