import AppearanceTrace

/// Throws traces that no host would record: few names, every kind of event, any order.
struct TraceDice {
  private var generator: SplitMix64
  private var time: Int64 = 0
  private var open: Set<String> = []

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// A trace of so many events. It has a text, and is read back from it as what it is.
  mutating func trace(events count: Int) -> Trace {
    let cast = [
      Trace.CastMember(name: "window", type: "UIWindow"),
      Trace.CastMember(name: "a", type: "Screen"), Trace.CastMember(name: "b", type: "Screen"),
    ]
    let header = Trace.Header(scenario: "dice/thrown", subject: "dice", profile: "ios-18")
    let baseline = checkpoint()
    let events = (0..<count).map { _ in event() }
    return Trace(
      header: header, cast: cast, baseline: baseline, events: events, ending: ending())
  }

  private mutating func ending() -> Trace.Ending {
    let end = TraceTime(microseconds: time)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .unsettled(at: end, checkpoint())
    case 1: return .raised(fault: "D10")
    default: return .settled(at: end, checkpoint())
    }
  }

  private mutating func event() -> Event {
    if chance(4) { time += Int64.random(in: 1...400_000, using: &generator) }
    let attributions: [Event.Attribution?] = [
      nil, nil, nil, .subject(transition: pick(Self.transitions)), .subjectAlone, .direct,
    ]
    return Event(
      at: TraceTime(microseconds: time), action(), mark: pick(Event.Mark.allCases),
      attribution: pick(attributions))
  }

  private mutating func action() -> Event.Action {
    switch Int.random(in: 0..<22, using: &generator) {
    case 0, 1: return begin() ?? .call(callback())
    case 2, 3: return end() ?? .call(callback())
    case 4: return .statusBar(look())
    case 5, 6:
      return .insert(
        view: pick(Self.views), superview: pick(Self.views),
        below: chance(3) ? pick(Self.views) : nil)
    case 7, 8: return .remove(view: pick(Self.views), superview: pick(Self.views))
    case 9: return .delegate(controller: pick(Self.controllers), pick(Event.DelegateState.allCases))
    case 10: return fault()
    case 11: return .release(object: pick(Self.controllers))
    case 12: return .set(view: pick(Self.views), property())
    case 13: return chance(2) ? .round(2) : .repeats(times: 3)
    case 14: return .call(call())
    case 15: return .call(word())
    case 16: return .call(changeByHand())
    case 17: return chance(2) ? .moves(view: pick(Self.views)) : .rests(view: pick(Self.views))
    case 18: return .call(gesture())
    default: return .call(callback())
    }
  }

  private mutating func begin() -> Event.Action? {
    let transition = pick(Self.transitions)
    guard open.insert(transition).inserted else { return nil }
    return .begin(
      TransitionSpan(
        transition, pick(TransitionSpan.Kind.allCases), from: someone(), to: someone(),
        isAnimated: chance(2), isInteractive: chance(2),
        style: pick([nil, "fullScreen", "custom"]), removesFromView: chance(2),
        finalFrame: pick([
          nil, .frameless, .rectangle(x: "0", y: "100", width: "390", height: "744"),
        ])))
  }

  private mutating func end() -> Event.Action? {
    guard let transition = open.sorted().randomElement(using: &generator) else { return nil }
    open.remove(transition)
    return .end(transition: transition, outcome: pick(Event.Outcome.allCases))
  }

  private mutating func fault() -> Event.Action {
    .fault(
      id: pick(["D1", "D1", "D4"]), effect: pick(Event.FaultEffect.allCases), object: someone())
  }

  private mutating func callback() -> Call {
    let methods: [Call.Method] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    return Call(pick(Self.controllers), pick(methods), [.init("animated", flag: chance(2))])
  }

  private mutating func word() -> Call {
    let transition = pick(Self.transitions)
    let methods: [Call.Method] = [
      .completeTransition, .completeTransition, .finishInteractiveTransition,
      .cancelInteractiveTransition, .pauseInteractiveTransition,
    ]
    guard !chance(4) else { return Call("animator", .animateTransition, [.init(word: transition)]) }
    let method = pick(methods)
    return Call(transition, method, method == .completeTransition ? [.init(flag: chance(2))] : [])
  }

  private mutating func changeByHand() -> Call {
    let controller = pick(Self.controllers)
    return chance(2)
      ? Call(controller, .endAppearanceTransition)
      : Call(controller, .beginAppearanceTransition, [.init(flag: chance(2))])
  }

  private mutating func gesture() -> Call {
    let methods: [Call.Method] = [.gestureBegan, .gestureMoved, .gestureEnded, .gestureCancelled]
    let way = Call.Argument(pick(["drag", "edge", "tap"]), word: pick(["down", "left", "1"]))
    let method = pick(methods)
    return Call(pick(Self.controllers), method, method == .gestureBegan ? [way] : [])
  }

  private mutating func call() -> Call {
    let method = pick(Call.Method.allCases)
    let names = Self.controllers + Self.transitions
    let arguments: [[Call.Argument]] = [
      [], [.init(flag: chance(2))], [.init(word: pick(names))], [.init(word: "nil")],
      [.init(word: pick(names)), .init("capturesStatusBar", flag: chance(2))],
      [.init(nil, .list([pick(names), pick(names)]))],
      [.init(word: pick(Self.transitions)), .init("gives", word: pick(["nil", "350ms", "a"]))],
    ]
    return Call(pick(names), method, pick(arguments))
  }

  private mutating func checkpoint() -> Checkpoint {
    var checkpoint = Checkpoint()
    var views = Self.views.shuffled(using: &generator)
    while let view = views.popLast(), chance(6) == false {
      let children = views.suffix(Int.random(in: 0...2, using: &generator))
      views.removeLast(children.count)
      checkpoint.tree.append(.init(view, children.map { .init($0) }))
    }
    checkpoint.containment = chance(2) ? [.init(pick(Self.controllers), Self.controllers)] : []
    checkpoint.presentations = [.init(pick(Self.controllers), pick(Self.controllers))]
    checkpoint.selections = [.init("nav", someone(), at: 1, item: chance(2) ? nil : 0)]
    checkpoint.hidingBottomBar = chance(2) ? [pick(Self.controllers)] : []
    checkpoint.barItems = chance(2) ? [.init("nav", 3)] : []
    checkpoint.overdueStatusBar = chance(2) ? look() : nil
    checkpoint.firstResponder = chance(2) ? pick(Self.views) : nil
    checkpoint.keyWindow = chance(2) ? "window-2" : nil
    checkpoint.ignoringInteraction = pick([0, 0, 1])
    checkpoint.busy = chance(2) ? ["library"] : []
    checkpoint.reachable = chance(2) ? [pick(Self.views)] : []
    checkpoint.leaked = chance(2) ? [pick(Self.controllers)] : []
    checkpoint.running = chance(2) ? ["display link (by t1)"] : []
    checkpoint.appearances = [
      .init(pick(Self.controllers), pick(AppearancePhase.allCases)), .init("a", .appeared),
    ]
    checkpoint.statusBar = chance(2) ? look() : nil
    checkpoint.properties = [.init(pick(Self.views), property())]
    checkpoint.pending = chance(4) ? ["transition t1"] : []
    return checkpoint
  }

  private mutating func property() -> ViewProperty {
    let kind = pick(ViewProperty.Kind.allCases)
    switch kind {
    case .frame: return ViewProperty(kind, (0..<4).map { _ in pick(["0", "-20", "390", "0.5"]) })
    case .alpha, .corner, .z, .pinned: return ViewProperty(kind, [pick(["0", "0.5"])])
    case .transform: return ViewProperty(kind, ["0.9", "0", "0", "0.9", "0", "0"])
    case .clock: return ViewProperty(kind, ["0", "0", "0"])
    case .recognizers: return ViewProperty(kind, ["2"])
    case .shadow, .insets: return ViewProperty(kind, ["0.5", "3", "0", "-3"])
    case .anchor: return ViewProperty(kind, ["0", "0.5"])
    case .background: return ViewProperty(kind, ["white"])
    case .hidden, .clips, .constrained, .inert, .modal, .concealed, .mask:
      return ViewProperty(kind, chance(2) ? [] : ["false"])
    }
  }

  private mutating func look() -> StatusBarLook {
    StatusBarLook(
      owner: someone(), style: pick(StatusBarLook.Style.allCases), isHidden: chance(2),
      hider: chance(2) ? nil : someone())
  }

  private mutating func someone() -> String? {
    chance(6) ? nil : pick(Self.controllers)
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private static let controllers = ["a", "b", "c", "nav"]
  private static let transitions = ["t1", "t2", "t3"]
  private static let views = [
    "window", "a.view", "b.view", "c.view", "nav.view", "t1.container", "t2.container",
    "t1.view-1",
  ]
}

/// A generator of numbers that gives the same ones for the same seed everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
