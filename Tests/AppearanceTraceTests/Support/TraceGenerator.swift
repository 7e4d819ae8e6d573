import AppearanceTrace

/// Makes traces that no host would record but that the model can hold.
struct TraceGenerator {
  var random: SplitMix64
  /// Whether some of the traces may have flaws.
  var isWild = false

  init(seed: UInt64, isWild: Bool = false) {
    random = SplitMix64(seed: seed)
    self.isWild = isWild
  }

  static let plainNames = [
    "host", "sheet", "sheet.view", "t1", "t1.container", "t1.view-1", "nav", "sheet-2", "a_b",
    "modal/full-screen/present~cancelled", "0.5", "-12", "+1",
  ]
  static let oddNames = [
    "", " ", "nil", "subject", "removing", "interactive", "unanimated", "true", "by", "at", "end",
    "frame", "frameless", "below", "hidden", "item",
    "two words", "Pager<Card>", "a, b", "[x]", "(by t1)", "label:", "->", ">", "quote\"s",
    "back\\slash", "line\nfeed", "tab\t", "\r", "\r\n", "\0", "\u{7F}", "caf\u{E9}",
    "cafe\u{301}", "\u{301}", "雲", "👩‍👩‍👧", "\u{FEFF}", "\u{202E}rtl", "\u{212A}", "\u{10FFFF}",
    " edge", "edge ", "..", ".view", "view.", "<<<<<<< ours",
  ]

  mutating func name() -> String {
    random.oneIn(4) ? random.pick(Self.oddNames) : random.pick(Self.plainNames)
  }

  mutating func names(_ limit: Int = 4) -> [String] {
    (0..<random.below(limit)).map { _ in name() }
  }

  mutating func optionalName() -> String? {
    random.oneIn(3) ? nil : name()
  }

  mutating func trace() -> Trace {
    let header = Trace.Header(
      scenario: name(), subject: name(), profile: name(),
      screen: ScreenSize(width: Double(random.below(90_000) + 1) / 100, height: 844),
      evidence: names(),
      contract: contract(),
      unseen: Set(SceneSense.allCases.filter { _ in random.oneIn(6) }))
    let events = self.events(random.below(40))
    var trace = Trace(
      header: header, baseline: checkpoint(), events: events,
      ending: ending(after: events.last?.time ?? .zero))
    trace.cast = cast(for: names() + trace.namesInOrder)
    while !isWild, case .event(let place)? = trace.flaw?.place { trace.events.remove(at: place) }
    return trace
  }

  /// A cast with these names, each once; a wild one may lack some, or have some twice.
  private mutating func cast(for names: [String]) -> [Trace.CastMember] {
    var cast: [Trace.CastMember] = []
    for name in names {
      let isMissing = isWild && random.oneIn(300)
      let isKnown = cast.contains { $0.name == name }
      guard !isMissing, !isKnown || isWild && random.oneIn(300) else { continue }
      cast.append(member(name, behind: cast))
    }
    return cast
  }

  private mutating func member(
    _ name: String, behind cast: [Trace.CastMember]
  ) -> Trace.CastMember {
    let owner =
      isWild && random.oneIn(100) ? self.name() : cast.isEmpty ? nil : random.pick(cast).name
    let kind = random.pick(Role.Kind.allCases)
    let role = Role(kind, of: owner) ?? Role(kind, of: nil) ?? .controller
    return Trace.CastMember(
      name: name, role: role, type: random.oneIn(2) ? self.name() : nil,
      base: random.oneIn(3) ? self.name() : nil,
      maker: random.oneIn(2) ? random.pick(Role.Maker.allCases) : nil)
  }

  private mutating func contract() -> SubjectContract {
    guard random.oneIn(3) else { return SubjectContract() }
    return SubjectContract(
      presenter: random.pick(PresenterPolicy.allCases), coversStatusBar: random.oneIn(2),
      restingLook: Set(ViewProperty.Kind.allCases.filter { _ in random.oneIn(5) }),
      keepsChildren: random.oneIn(2), keepsSides: random.oneIn(2),
      showsSides: random.oneIn(2), chrome: names(),
      blocksWhatIsBehind: random.oneIn(2),
      isAsymmetric: random.oneIn(2), allowsBackSwipe: random.oneIn(2),
      closesOnTap: random.oneIn(2))
  }

  private mutating func ending(after time: TraceTime) -> Trace.Ending {
    let end = self.time(after: time)
    return switch random.below(3) {
    case 0: .settled(at: end, checkpoint())
    case 1: .unsettled(at: end, checkpoint())
    default: .raised(fault: name())
    }
  }

  private mutating func time(after time: TraceTime) -> TraceTime {
    if isWild, random.oneIn(60) { return TraceTime(microseconds: time.microseconds - 1) }
    let step = random.pick([0, 0, 0, 1, 10, 16_667, 100_000, 1_000_000, 1 << 40])
    return TraceTime(microseconds: time.microseconds + Int64(step))
  }

  private mutating func events(_ count: Int) -> [Event] {
    var events: [Event] = []
    var time = TraceTime.zero
    var open: [String] = []
    for _ in 0..<count {
      time = self.time(after: time)
      events.append(
        Event(
          at: time, action(&open), mark: random.pick(Event.Mark.allCases),
          attribution: attribution()))
    }
    return events
  }

  private mutating func attribution() -> Event.Attribution? {
    switch random.below(8) {
    case 0: .subject(transition: name())
    case 1: .subjectAlone
    case 2: .direct
    default: nil
    }
  }

  private mutating func action(_ open: inout [String]) -> Event.Action {
    switch random.below(16) {
    case 0: begin(&open)
    case 1: end(&open)
    case 2: .statusBar(look())
    case 3: .insert(view: name(), superview: name(), below: optionalName())
    case 4: .remove(view: name(), superview: name())
    case 5: .set(view: name(), property())
    case 6: .delegate(controller: name(), random.pick(Event.DelegateState.allCases))
    case 7:
      .fault(
        id: name(), effect: random.pick(Event.FaultEffect.allCases), object: optionalName())
    case 8: .round(count())
    case 9: .repeats(times: count())
    case 10: .release(object: name())
    case 11: .moves(view: name())
    case 12: .rests(view: name())
    default: .call(call())
    }
  }

  private mutating func count() -> Int {
    isWild && random.oneIn(20) ? 0 : random.pick([1, 2, 3, 40, .max])
  }

  private mutating func begin(_ open: inout [String]) -> Event.Action {
    var transition = name()
    while !isWild, open.contains(transition) { transition += "'" }
    open.append(transition)
    return .begin(
      TransitionSpan(
        transition, random.pick(TransitionSpan.Kind.allCases), from: optionalName(),
        to: optionalName(), isAnimated: random.oneIn(2), isInteractive: random.oneIn(2),
        style: optionalName(), removesFromView: random.oneIn(2), finalFrame: finalFrame()))
  }

  private mutating func finalFrame() -> TransitionSpan.FinalFrame? {
    switch random.below(3) {
    case 0: .rectangle(x: name(), y: name(), width: name(), height: name())
    case 1: .frameless
    default: nil
    }
  }

  private mutating func end(_ open: inout [String]) -> Event.Action {
    if isWild, random.oneIn(20) { return .end(transition: name(), outcome: .cancelled) }
    guard !open.isEmpty else { return .release(object: name()) }
    let transition = open.remove(at: random.below(open.count))
    return .end(transition: transition, outcome: random.pick(Event.Outcome.allCases))
  }

  private mutating func call() -> Call {
    let arguments = (0..<random.below(4)).map { _ in
      Call.Argument(
        optionalName(), random.oneIn(3) ? .list(names()) : .word(name()))
    }
    let method = random.pick(Call.Method.messages)
    let size = Call.Argument("to", .list([String(random.below(2000) + 1), "844.5"]))
    let needsSize = method == .resize && !(isWild && random.oneIn(20))
    return Call(name(), method, needsSize ? [size] : arguments)
  }

  private mutating func look() -> StatusBarLook {
    StatusBarLook(
      owner: optionalName(), style: random.pick(StatusBarLook.Style.allCases),
      isHidden: random.oneIn(2), hider: random.oneIn(2) ? name() : nil)
  }

  private mutating func place() -> Int {
    isWild && random.oneIn(20) ? -1 : random.pick([0, 1, 2, 40, .max])
  }

  private mutating func selection() -> Checkpoint.Selection {
    Checkpoint.Selection(
      name(), optionalName(), at: random.oneIn(2) ? place() : nil,
      item: random.oneIn(2) ? place() : nil, kept: random.oneIn(2) ? place() : nil)
  }

  private mutating func property() -> ViewProperty {
    ViewProperty(random.pick(ViewProperty.Kind.allCases), names(6))
  }

  private mutating func checkpoint() -> Checkpoint {
    guard !random.oneIn(4) else { return Checkpoint() }
    var seen: Set<String> = []
    return Checkpoint(
      tree: nodes(depth: 0, &seen),
      containment: (0..<random.below(3)).map { _ in
        Checkpoint.Containment(name(), names())
      },
      presentations: (0..<random.below(3)).map { _ in
        Checkpoint.Presentation(name(), name())
      },
      selections: (0..<random.below(3)).map { _ in selection() },
      hidingBottomBar: names(),
      barItems: (0..<random.below(3)).map { _ in Checkpoint.BarItems(name(), place()) },
      appearances: (0..<random.below(3)).map { _ in
        Checkpoint.Appearance(name(), random.pick(AppearancePhase.allCases))
      },
      statusBar: random.oneIn(2) ? look() : nil,
      overdueStatusBar: random.oneIn(2) ? look() : nil,
      firstResponder: optionalName(),
      keyWindow: optionalName(),
      ignoringInteraction: place(),
      busy: names(),
      reachable: names(),
      properties: (0..<random.below(4)).map { _ in
        Checkpoint.Property(name(), property())
      },
      leaked: names(),
      running: names(),
      pending: names() + (random.oneIn(2) ? ["animation of sheet.view until 404ms"] : []))
  }

  private mutating func nodes(
    depth: Int, _ seen: inout Set<String>
  ) -> [Checkpoint.ViewNode] {
    guard depth < 5 else { return [] }
    var nodes: [Checkpoint.ViewNode] = []
    for _ in 0..<random.below(4) {
      var name = self.name()
      while !isWild || !random.oneIn(30), seen.contains(name) { name += "'" }
      seen.insert(name)
      nodes.append(Checkpoint.ViewNode(name, self.nodes(depth: depth + 1, &seen)))
    }
    return nodes
  }
}
