import AppearanceTrace
import ConformanceRules

extension Exemption {
  /// A finger that gives up before the subject begins a transition.
  static let abandonedGestures = Exemption(
    "abandoned-gestures",
    statement: "A subject may begin no transition for a finger that gives up.",
    reason:
      "A library may move the view with the finger, and dismiss it only when the finger has gone"
      + " far enough. Where it has not, and all is put back, nobody is to be told of anything.",
    evidence: .inferred,
    letsOff: "What the system tells while such a finger pulls, if for each finger of the script the"
      + " subject begins a transition or the finger gives up, and if at the end the root views are"
      + " where they were; a look that the contract declares for presenters goes with what they present.",
    effect: .observations { sides in
      let trace = sides.trace
      sides.editExpected { observations, reference in
        let unseen = AbandonedPulls(in: trace, and: reference.compared).places
        guard !unseen.isEmpty else { return }
        observations.leaveOut { unseen.contains($0.place) }
      }
    })
}

/// The pulls of a reference that were given up, and of which a subject has made no transition.
private struct AbandonedPulls {
  /// The places of the reference's events that belong to them.
  let places: Set<Witness.Place>

  /// Compares the fingers of a subject's trace with the pulls of a reference, one by one.
  init(in trace: Trace, and reference: Trace) {
    let pulls = reference.pulls
    guard pulls.contains(where: \.isGivenUp), case let fingers = trace.fingers,
      fingers.count == pulls.count, trace.leavesViewsWhereTheyWere
    else {
      places = []
      return
    }
    let abandoned = zip(fingers, pulls).filter { finger, pull in
      pull.isGivenUp && !trace.events[finger].contains(where: \.isBegin)
    }
    // A subject that lacks another transition as well has not only left out what was given up.
    let explainsAll = trace.countOfBegins + abandoned.count == reference.countOfBegins
    places = explainsAll ? Set(abandoned.flatMap(\.1.events).map(Witness.Place.event)) : []
  }
}

extension Trace {
  fileprivate var countOfBegins: Int { events.count(where: \.isBegin) }

  /// The events of each finger that pulls at a screen: from its first touch to what the script does when
  /// it is gone. What a finger does to the window as a whole, beside another one, is no pull.
  fileprivate var fingers: [Range<Int>] {
    let roles = CastRoles(of: self)
    var fingers: [Range<Int>] = []
    var start: Int?
    var isDown = false
    for (index, event) in events.enumerated()
    where event.mark == .script && !event.isBeside(roles) {
      let method = event.method
      if let first = start, !isDown || method == .gestureBegan {
        fingers.append(first..<index)
        start = nil
      }
      switch method {
      case .gestureBegan: (start, isDown) = (index, true)
      case .gestureEnded, .gestureCancelled: isDown = false
      default: break
      }
    }
    if let start { fingers.append(start..<events.endIndex) }
    return fingers
  }

  /// The transitions that a hand moved, in the order of their beginnings.
  fileprivate var pulls: [(events: ClosedRange<Int>, isGivenUp: Bool)] {
    events.enumerated().compactMap { index, event in
      guard case .begin(let span) = event.action, span.isInteractive else { return nil }
      for end in events.indices[index...] {
        guard case .end(span.transition, let outcome) = events[end].action else { continue }
        return (index...end, outcome == .cancelled)
      }
      return nil
    }
  }

  /// Whether views of controllers that are there at the beginning and at the end are where they were.
  fileprivate var leavesViewsWhereTheyWere: Bool {
    // A trace that did not come to rest is not compared at all.
    guard case .settled(_, let end) = ending else { return true }
    let staying = Set(baseline.paths.joined()).intersection(end.paths.joined())
      .filter { roles.controller(ofRootView: $0) != nil }
    let presenters = baseline.pairs.symmetricDifference(end.pairs).map { $0[0] }
    let undone = DeclaredLooks(
      kinds: header.contract.restingLook, views: Set(presenters.compactMap(roles.rootView)))
    return baseline.places(of: staying, besides: undone) == end.places(of: staying, besides: undone)
  }
}

/// The looks that a contract declares for presenters, and the views of those that present something else now.
private struct DeclaredLooks {
  let kinds: Set<ViewProperty.Kind>
  let views: Set<String>

  /// Whether an entry tells such a look. A frame tells of a transform, too, of the view and of those in it.
  func tell(_ entry: Checkpoint.Property, in paths: [[String]]) -> Bool {
    if entry.property.kind == .frame, !kinds.isDisjoint(with: [.frame, .transform]) {
      return paths.contains { path in
        path.firstIndex(of: entry.view).map { path[...$0].contains(where: views.contains) } ?? false
      }
    }
    return kinds.contains(entry.property.kind) && views.contains(entry.view)
  }
}

extension Checkpoint {
  /// Who presents whom.
  fileprivate var pairs: Set<[String]> { Set(presentations.map { [$0.presenter, $0.presented] }) }

  /// Where some views are, and how much of them is seen, but for declared looks.
  fileprivate func places(of views: Set<String>, besides looks: DeclaredLooks) -> [Property] {
    let kinds: Set<ViewProperty.Kind> = [.frame, .transform, .alpha, .hidden]
    let paths = paths
    return properties.filter { entry in
      views.contains(entry.view) && kinds.contains(entry.property.kind)
        && !looks.tell(entry, in: paths)
    }
  }
}

extension Event {
  fileprivate var method: Call.Method? {
    guard case .call(let call) = action else { return nil }
    return call.method
  }

  /// Whether a finger moves on the window as a whole.
  fileprivate func isBeside(_ roles: CastRoles) -> Bool {
    guard case .call(let call) = action else { return false }
    return call.method.isFinger && roles.isMainWindow(call.receiver)
  }

  fileprivate var isBegin: Bool {
    if case .begin = action { true } else { false }
  }
}
