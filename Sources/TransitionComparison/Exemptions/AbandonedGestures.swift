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
    letsOff:
      "That the system's transition begins while such a finger pulls, and what comes of it: the subject is compared"
      + " with a system whose screens do not follow that finger, if for each finger of the script the subject"
      + " begins a transition or the finger gives up, if as many transitions begin as there, and if at the end the"
      + " root views are where they were; a look that the contract declares for presenters goes with what they"
      + " present, and frames go with the size of the screen.",
    effect: .references { choice in choice.followAbandonedPulls() })
}

extension ReferenceChoice {
  /// Has the system's screens begin nothing for the pulls for which the subject has begun nothing.
  fileprivate mutating func followAbandonedPulls() {
    guard var run = chosen.change, let usual = self.trace(of: run) else { return }
    let abandoned = trace.abandonedPulls(besides: usual)
    run.unansweredPulls = abandoned
    guard !abandoned.isEmpty, trace.leavesViewsWhereTheyWere,
      self.trace(of: run)?.countOfBegins == trace.countOfBegins
    else { return }
    follow { $0.unansweredPulls = abandoned }
  }
}

extension Trace {
  /// The pulls of a reference that were given up, and for which this trace has begun nothing, counted from 0; none
  /// where its fingers are not those of the reference.
  ///
  /// Those of a round that is told once count in each: nothing else is pulled before it, or all pulls are alike.
  fileprivate func abandonedPulls(besides reference: Trace) -> Set<Int> {
    let pulls = reference.verdictsOfPulls
    guard pulls.contains(.cancelled), case let fingers = fingers, fingers.count == pulls.count
    else { return [] }
    let told = fingers.indices.map { pull in
      pulls[pull] == .cancelled && !beginsSomething(fingers[pull])
    }
    return Set((0..<told.count * repetitions).filter { told[$0 % told.count] })
  }

  /// Whether something begins while a finger pulls, or when it goes: but for what the script asks for meanwhile.
  private func beginsSomething(_ finger: Range<Int>) -> Bool {
    events[finger].contains { event in
      guard case .begin(let span) = event.action else { return false }
      return !events[finger].contains { $0.asksForPresentation(of: span) }
    }
  }
}

extension Trace {
  fileprivate var countOfBegins: Int { events.count(where: \.isBegin) }

  /// The events of each finger that pulls at a screen: from its first touch to what the script does when
  /// it is gone. What a finger does to the window as a whole, beside another one, is no pull, nor is a tap.
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
      case .gestureBegan where !event.isTap: (start, isDown) = (index, true)
      case .gestureEnded, .gestureCancelled: isDown = false
      default: break
      }
    }
    if let start { fingers.append(start..<events.endIndex) }
    return fingers
  }

  /// How the transitions ended that a hand moved, in the order of their beginnings.
  fileprivate var verdictsOfPulls: [Event.Outcome] {
    events.enumerated().compactMap { index, event in
      guard case .begin(let span) = event.action, span.isInteractive else { return nil }
      return events[index...].lazy.compactMap { $0.outcome(of: span.transition) }.first
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
    let isTurned = events.contains { $0.method == .resize }
    return baseline.places(of: staying, besides: undone, framesToo: !isTurned)
      == end.places(of: staying, besides: undone, framesToo: !isTurned)
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
  fileprivate func places(
    of views: Set<String>, besides looks: DeclaredLooks, framesToo: Bool
  ) -> [Property] {
    let kinds: Set<ViewProperty.Kind> =
      framesToo ? [.frame, .transform, .alpha, .hidden] : [.transform, .alpha, .hidden]
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

  /// Whether a finger comes down to tap.
  fileprivate var isTap: Bool {
    guard case .call(let call) = action else { return false }
    return call.isTap
  }

  /// Whether a finger moves on the window as a whole.
  fileprivate func isBeside(_ roles: CastRoles) -> Bool {
    guard case .call(let call) = action else { return false }
    return call.method.isFinger && roles.isMainWindow(call.receiver)
  }

  fileprivate var isBegin: Bool {
    if case .begin = action { true } else { false }
  }

  /// Whether the script asks here for the presentation that a transition is.
  fileprivate func asksForPresentation(of span: TransitionSpan) -> Bool {
    guard mark == .script, span.kind == .present, case .call(let call) = action else {
      return false
    }
    return call.method == .present && call.arguments.first?.value == span.to.map { .word($0) }
  }

  /// How a transition ends here; none where it does not.
  fileprivate func outcome(of transition: String) -> Event.Outcome? {
    guard case .end(transition, let outcome) = action else { return nil }
    return outcome
  }
}
