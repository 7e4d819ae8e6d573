import AppearanceTrace
import ConformanceRules

extension Exemption {
  /// A container of an app's own that changes who decides the status bar at any time of its switch.
  static let decidersInSwitches = Exemption(
    "deciders-in-switches",
    statement:
      "A container may let the child that comes decide the status bar at any time between the beginning and"
      + " the end of its switch.",
    reason:
      "Both children are seen meanwhile, and which of them decides is their container's choice, by"
      + " childForStatusBarStyle. What else changes the bar meanwhile finds the one or the other.",
    evidence: .inferred,
    letsOff:
      "How the bar looks within a switch in which the child that decided before does so, and then the one that"
      + " decides in the end. The look that stays when the switch is over is compared.",
    effect: .observations { sides in
      guard !sides.containers.names.isEmpty, let statusBar = sides.statusBar else { return }
      let own = Switches(
        of: sides.containers, in: sides.trace, showing: sides.seen[.statusBar])
      let systems = Switches(
        of: sides.containers, in: statusBar.reference.compared,
        showing: statusBar.observations[.statusBar])
      guard own.spans.count == systems.spans.count else { return }
      var passing: Set<Witness.Place> = []
      var expected: Set<Witness.Place> = []
      for (span, systemsSpan) in zip(own.spans, systems.spans) {
        // A switch that is over sooner than the system's has its last look then.
        guard span.overlaps(systemsSpan), let looks = own.passingLooks(in: span),
          let others = systems.passingLooks(in: systemsSpan.clamped(to: span))
        else { continue }
        passing.formUnion(looks)
        expected.formUnion(others)
      }
      guard !passing.isEmpty || !expected.isEmpty else { return }
      sides.editSeen { $0[.statusBar].removeAll { passing.contains($0.place) } }
      sides.editExpectedStatusBar { $0.removeAll { expected.contains($0.place) } }
      // What came back to the look of before is no change any more.
      sides.editStatusBar { $0 }
    })
}

/// The switches of containers of an app's own: the times in which a child of theirs comes or goes, while they
/// stay where they are. What comes or goes at once begins the same switch as what follows, unless the script asks them
/// for something in between.
private struct Switches {
  let spans: [ClosedRange<TraceTime>]
  private let trace: Trace
  /// The places of the changes of the status bar that are compared.
  private let places: [Int]

  init(of containers: OwnContainers, in trace: Trace, showing looks: [Observation]) {
    self.trace = trace
    places = looks.compactMap { look in
      if case .event(let place) = look.place { place } else { nil }
    }
    var spans: [ClosedRange<TraceTime>] = []
    var onTheirWay: Set<String> = []
    var beginning: TraceTime?
    var isWhole = true
    // Whether the last span was an instant, since which the script has asked for nothing.
    var goesOn = false
    var isJoined = false
    for event in trace.events {
      guard case .call(let call) = event.action, event.mark != .crossing else { continue }
      if event.mark == .script, containers.names.contains(call.receiver) { goesOn = false }
      switch call.method {
      case .viewWillAppear, .viewWillDisappear:
        if onTheirWay.isEmpty { (beginning, isWhole, isJoined) = (event.time, true, goesOn) }
        onTheirWay.insert(call.receiver)
        // Where the container itself comes or goes nothing is switched.
        if !containers.contained.contains(call.receiver) { isWhole = false }
      case .viewDidAppear, .viewDidDisappear:
        onTheirWay.remove(call.receiver)
        guard onTheirWay.isEmpty, let begin = beginning else { continue }
        if isWhole {
          let start = isJoined ? spans.popLast()?.lowerBound : nil
          spans.append((start ?? begin)...event.time)
        }
        goesOn = isWhole && begin == event.time
        beginning = nil
      default: continue
      }
    }
    self.spans = spans
  }

  /// The looks of a switch that others follow before it is over; none where the same one decides before and in
  /// the end, where somebody decides who does neither, where they take turns, and where a look is told twice, or
  /// lasts for no time.
  func passingLooks(in span: ClosedRange<TraceTime>) -> Set<Witness.Place>? {
    let within = places.filter { span.contains(trace.events[$0].time) }
    guard let last = within.last, let first = within.first else { return [] }
    let earlier = places.last { $0 < first }.flatMap(trace.look) ?? trace.baseline.statusBar
    let owners = [earlier?.owner, trace.look(at: last)?.owner]
    guard owners[0] != owners[1] else { return nil }
    let looks = within.compactMap(trace.look)
    guard looks.allSatisfy({ $0.hider == nil && owners.contains($0.owner) }) else { return nil }
    let pairs = zip(looks, looks.dropFirst())
    let isPassing = zip(within, within.dropFirst()).contains {
      trace.events[$0].time == trace.events[$1].time
    }
    guard pairs.allSatisfy({ $0 != $1 }), !isPassing else { return nil }
    let follows = looks.drop { $0.owner == owners[0] }
    guard follows.allSatisfy({ $0.owner == owners[1] }) else { return nil }
    return Set(within.dropLast().map { .event($0) })
  }
}

extension Trace {
  /// How the status bar looks from an event on; none where that is about something else.
  fileprivate func look(at place: Int) -> StatusBarLook? {
    guard case .statusBar(let look) = events[place].action else { return nil }
    return look
  }
}
