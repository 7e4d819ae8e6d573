/// A trace without the subject's own affairs: what is left is the same for subjects that behave alike.
///
/// Left out are the subject's id and the scenario's evidence, every time, the crossings of the border to
/// the subject, the delegate that it hands over, the word on who caused what, and the members of the
/// cast that nothing speaks of any more. All else counts: a view of the subject's own, a fault, another
/// order, another state at the end.
struct SharedTrace: Equatable {
  private let trace: Trace

  init(_ trace: Trace) {
    var shared = trace
    shared.header.subject = ""
    shared.header.evidence = []
    shared.events = trace.events.filter(\.isShared).map { event in
      Event(at: .zero, event.action, mark: event.mark)
    }
    shared.ending = trace.ending.withoutTime
    shared.cast = []
    let names = shared.names
    shared.cast = trace.cast.filter { names.contains(Substring($0.name)) }
    self.trace = shared
  }
}

extension Event {
  /// Whether every subject that behaves alike shows this event.
  fileprivate var isShared: Bool {
    if case .delegate = action { return false }
    return mark != .crossing
  }
}

extension Trace {
  /// Every name that the text speaks of, and the names that a longer one begins with.
  fileprivate var names: Set<Substring> {
    var names: Set<Substring> = []
    for word in text.split(whereSeparator: { " ,()[]:\n".contains($0) }) {
      for end in word.indices where word[end] == "." { names.insert(word[..<end]) }
      names.insert(word)
    }
    return names
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
