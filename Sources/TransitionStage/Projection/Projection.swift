public import AppearanceTrace

/// What controllers, window and status bar see of a scenario, whichever transition ran.
///
/// For each object it holds the sequence of what it heard, and for the hierarchy its last state. The
/// order across objects is left out, and so are times, the subject's own objects and views, the
/// properties of views, and when a view is loaded. Two honest transitions with the same contract have
/// the same projection in the same scenario.
public struct Projection: Sendable, Equatable {
  /// What one object heard, in order.
  public struct Hearing: Sendable, Equatable {
    /// The object's name.
    public let name: String
    /// What it heard, a line each, without its name.
    public let lines: [String]
  }

  /// Each object with what it heard, in order of the cast; those that heard nothing are left out.
  public let hearings: [Hearing]
  /// How the run ended: `settled`, `unsettled`, or `raised D10`.
  public let ending: String
  /// The last state of the hierarchy, without the subject's views; none where the run was ended.
  public let rest: Checkpoint?

  /// Projects a trace.
  public init(_ trace: Trace) {
    var gathering = Gathering()
    for event in trace.events { gathering.take(event) }
    hearings = gathering.hearings(in: trace.cast.map(\.name))
    switch trace.ending {
    case .settled(_, let checkpoint):
      ending = "settled"
      rest = checkpoint.withoutSubject
    case .unsettled(_, let checkpoint):
      ending = "unsettled"
      rest = checkpoint.withoutSubject
    case .raised(let fault):
      ending = "raised \(fault)"
      rest = nil
    }
  }
}

/// What each object heard, while a trace is read.
private struct Gathering {
  private static let statusBar = "status-bar"
  private static let rounds = "rounds"
  private var lines: [String: [String]] = [:]

  mutating func take(_ event: Event) {
    switch event.action {
    case .call(let call):
      guard call.isHeard, !call.receiver.isSubjects else { return }
      add(call.words, to: call.receiver)
    case .begin(let span):
      add("\(span.kind.rawValue) \(span.from ?? "nil") -> \(span.to ?? "nil")", to: span.transition)
    case .end(let transition, let outcome):
      add(outcome.rawValue, to: transition)
    case .statusBar(let look):
      add(look.words, to: Self.statusBar)
    case .insert(let view, let superview, _):
      if superview == "window", !view.isSubjects { add("insert \(view)", to: superview) }
    case .remove(let view, let superview):
      if superview == "window", !view.isSubjects { add("remove \(view)", to: superview) }
    case .fault(let id, let effect, let object):
      add("fault \(id) \(effect.rawValue)", to: object ?? "window")
    case .round(let number): add("round \(number)", to: Self.rounds)
    case .repeats(let times): add("repeats \(times) times", to: Self.rounds)
    case .set, .moves, .rests, .delegate, .release: break
    }
  }

  private mutating func add(_ line: String, to name: String) {
    lines[name, default: []].append(line)
  }

  func hearings(in cast: [String]) -> [Projection.Hearing] {
    (cast + [Self.statusBar, Self.rounds]).compactMap { name in
      lines[name].map { Projection.Hearing(name: name, lines: $0) }
    }
  }
}

extension Call {
  /// The call without its receiver.
  fileprivate var words: String { String(text.dropFirst(receiver.count + 1)) }

  /// Whether this is something that an object is told, rather than asked for.
  fileprivate var isHeard: Bool {
    switch method {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewWillTransition, .willMove, .didMove, .presentCompletion, .dismissCompletion, .alongside,
      .alongsideCompletion, .interactionChanged:
      true
    default: false
    }
  }
}

extension StatusBarLook {
  /// The look and who decides it, as a line without its keyword.
  var words: String {
    "\(owner ?? "nil") \(style.rawValue)" + (isHidden ? " hidden" : "")
      + (hider.map { " by \($0)" } ?? "")
  }
}
