import AppearanceTrace

extension ChangedTraces {
  /// Gives an event another name, flag, value, mark or time.
  mutating func alterEvent(of trace: inout Trace) {
    guard !trace.events.isEmpty else { return }
    let place = Int.random(in: trace.events.indices, using: &numbers)
    var event = trace.events[place]
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: event.mark = pick(Event.Mark.allCases)
    case 1:
      let transitions = trace.cast.filter { $0.role == .transition }.map(\.name)
      event.attribution = pick(
        [nil, .subjectAlone, .direct] + transitions.map { .subject(transition: $0) })
    case 2:
      let time = event.time.microseconds
      event.time.microseconds = max(0, time + pick([-300_000, -100_000, -8000, 8000, 300_000]))
    default: event.action = altered(event.action, among: trace.cast)
    }
    trace.events[place] = event
  }

  private mutating func altered(
    _ action: Event.Action, among cast: [Trace.CastMember]
  ) -> Event.Action {
    switch action {
    case .call(let call): return .call(altered(call, among: cast))
    case .begin(let span): return .begin(altered(span, among: cast))
    case .end(let transition, let outcome):
      return .end(transition: transition, outcome: outcome == .finished ? .cancelled : .finished)
    case .insert(let view, let superview, let below):
      return switch Int.random(in: 0..<3, using: &numbers) {
      case 0: .insert(view: other(view, among: cast), superview: superview, below: below)
      case 1: .insert(view: view, superview: other(superview, among: cast), below: below)
      default:
        .insert(view: view, superview: superview, below: below.map { other($0, among: cast) })
      }
    case .remove(let view, let superview):
      return chance(2)
        ? .remove(view: other(view, among: cast), superview: superview)
        : .remove(view: view, superview: other(superview, among: cast))
    case .set(let view, let property):
      return chance(3)
        ? .set(view: other(view, among: cast), property) : .set(view: view, altered(property))
    case .statusBar(let look): return .statusBar(altered(look, among: cast))
    case .moves(let view):
      return chance(2) ? .rests(view: view) : .moves(view: other(view, among: cast))
    case .rests(let view):
      return chance(2) ? .moves(view: view) : .rests(view: other(view, among: cast))
    case .release(let object): return .release(object: other(object, among: cast))
    case .delegate(let controller, let state):
      return chance(2)
        ? .delegate(controller: other(controller, among: cast), state)
        : .delegate(controller: controller, pick(Event.DelegateState.allCases))
    case .fault(let id, let effect, let object):
      return .fault(
        id: id, effect: effect == .logged ? .refused : .logged,
        object: object.map { other($0, among: cast) })
    case .round, .repeats: return action
    }
  }

  private mutating func altered(_ call: Call, among cast: [Trace.CastMember]) -> Call {
    var call = call
    if call.arguments.isEmpty || chance(3) {
      call.receiver = other(call.receiver, among: cast)
    } else if chance(12) {
      call.arguments.removeLast()
    } else {
      let place = Int.random(in: call.arguments.indices, using: &numbers)
      call.arguments[place].value = altered(call.arguments[place].value, among: cast)
    }
    return call
  }

  private mutating func altered(
    _ value: Call.Argument.Value, among cast: [Trace.CastMember]
  ) -> Call.Argument.Value {
    switch value {
    case .word("true"): return .word("false")
    case .word("false"): return .word("true")
    case .word(let word) where Double(word) != nil:
      return .word(pick(["0", "1", "0.5", "-1", "2"]))
    case .word(let word): return .word(chance(6) ? "nil" : other(word, among: cast))
    case .list(var words):
      guard let last = words.popLast() else { return value }
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: return .list([last] + words)
      case 1: return .list(words + [other(last, among: cast)])
      default: return .list(words)
      }
    }
  }

  private mutating func altered(
    _ span: TransitionSpan, among cast: [Trace.CastMember]
  ) -> TransitionSpan {
    var span = span
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: span.isInteractive.toggle()
    case 1: span.isAnimated.toggle()
    case 2: span.removesFromView.toggle()
    case 3: span.isOutOfSight.toggle()
    case 4: span.kind = pick(TransitionSpan.Kind.allCases)
    case 5: span.from = chance(4) ? nil : span.from.map { other($0, among: cast) }
    case 6: span.to = chance(4) ? nil : span.to.map { other($0, among: cast) }
    case 7: span.style = pick([nil, "fullScreen", "custom", "overFullScreen", "currentContext"])
    default:
      span.finalFrame = pick([
        nil, .frameless, .rectangle(x: "0", y: "100", width: "390", height: "744"),
      ])
    }
    return span
  }

  /// The look with another owner, hider or appearance.
  mutating func altered(_ look: StatusBarLook, among cast: [Trace.CastMember]) -> StatusBarLook {
    var look = look
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: look.owner = look.owner.map { other($0, among: cast) }
    case 1: look.style = pick(StatusBarLook.Style.allCases)
    case 2: look.isHidden.toggle()
    default:
      look.hider = look.hider == nil ? look.owner.map { other($0, among: cast) } : nil
    }
    return look
  }

  /// The property with other values, taken back, or another one.
  mutating func altered(_ property: ViewProperty) -> ViewProperty {
    guard !chance(4) else {
      var random = RandomTraces(seed: numbers.next())
      return random.property()
    }
    var property = property
    guard !property.values.isEmpty else { return ViewProperty(property.kind, ["false"]) }
    guard property.values != ["false"] else { return ViewProperty(property.kind) }
    let place = Int.random(in: property.values.indices, using: &numbers)
    property.values[place] = pick(["0", "1", "0.5", "-844", "390", "100"])
    return property
  }

  /// Somebody of the same role, most often; the same one where there is none.
  mutating func other(_ name: String, among cast: [Trace.CastMember]) -> String {
    guard let member = cast.first(where: { $0.name == name }) else { return name }
    let peers = cast.filter { $0.role.isViewLike == member.role.isViewLike && $0.name != name }
    let close = peers.filter { $0.role.kind == member.role.kind }
    let choice = close.isEmpty || (member.role.isViewLike && chance(3)) ? peers : close
    let plain = choice.filter { member.role.isViewLike || $0.role.kind == member.role.kind }
    return plain.isEmpty ? name : pick(plain).name
  }
}

extension Role {
  /// Whether it is that of a view.
  fileprivate var isViewLike: Bool {
    switch kind {
    case .window, .rootView, .container, .bar, .toolbar, .element, .view, .chrome, .wrapper: true
    case .application, .accessibility, .controller, .transition, .context, .coordinator, .runner,
      .transitioningDelegate, .navigationDelegate, .tabBarDelegate, .adaptiveDelegate, .animator,
      .driver, .presentation, .segue, .observer, .library, .engine:
      false
    }
  }
}
