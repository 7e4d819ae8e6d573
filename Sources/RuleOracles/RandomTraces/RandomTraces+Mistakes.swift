import AppearanceTrace

extension RandomTraces {
  /// The events with one mistake more.
  mutating func mistaken(_ events: [Event]) -> [Event] {
    guard !events.isEmpty else { return events }
    var events = events
    let place = Int.random(in: events.indices, using: &numbers)
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0, 1: events.remove(at: place)
    case 2: events.insert(events[place], at: min(place + pick([1, 1, 3]), events.count))
    case 3:
      events.swapAt(place, min(place + Int.random(in: 1...6, using: &numbers), events.count - 1))
    case 4, 5: events.insert(event(at: events[place].time), at: place)
    case 6: events.insert(contentsOf: splice(events), at: place)
    case 7: events.removeSubrange(place...)
    default: events[place] = altered(events[place])
    }
    return events
  }

  /// A few events in a row, to be put in where they do not belong.
  private mutating func splice(_ events: [Event]) -> ArraySlice<Event> {
    let start = Int.random(in: events.indices, using: &numbers)
    return events[start..<min(start + pick([2, 4, 6]), events.count)]
  }

  /// The event with another party, flag, mark or time.
  private mutating func altered(_ event: Event) -> Event {
    var event = event
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: event.mark = pick(Event.Mark.allCases)
    case 1: event.attribution = pick([nil, .subjectAlone, .direct, .subject(transition: "t1")])
    case 2: event.time.microseconds += pick([100_000, -100_000, 300_000])
    default: event.action = altered(event.action)
    }
    event.time.microseconds = max(0, event.time.microseconds)
    return event
  }

  private mutating func altered(_ action: Event.Action) -> Event.Action {
    switch action {
    case .call(var call):
      if call.arguments.isEmpty || chance(3) {
        call.receiver = counterpart(of: call.receiver)
      } else {
        let place = Int.random(in: call.arguments.indices, using: &numbers)
        call.arguments[place].value = altered(call.arguments[place].value)
      }
      return .call(call)
    case .begin(var span):
      if chance(2) { span.isInteractive.toggle() } else { span.removesFromView.toggle() }
      if chance(2) { span.isAnimated.toggle() }
      return .begin(span)
    case .end(let transition, let outcome):
      return .end(transition: transition, outcome: outcome == .finished ? .cancelled : .finished)
    case .insert(let view, _, _): return .insert(view: view, superview: pick(company.views))
    case .remove(let view, _): return .remove(view: view, superview: pick(company.views))
    case .set(let view, _): return .set(view: view, property())
    case .statusBar: return .statusBar(look())
    case .moves, .rests: return .moves(view: pick(company.views))
    case .release: return .release(object: pick(company.controllers + company.servants))
    case .delegate(let controller, _):
      return .delegate(controller: controller, pick(Event.DelegateState.allCases))
    case .fault, .round, .repeats: return action
    }
  }

  private mutating func altered(_ value: Call.Argument.Value) -> Call.Argument.Value {
    switch value {
    case .word("true"): .word("false")
    case .word("false"): .word("true")
    case .word(let word): .word(counterpart(of: word))
    case .list(let words): .list(words.reversed())
    }
  }

  /// Somebody of the same kind.
  private mutating func counterpart(of name: String) -> String {
    for kind in [company.controllers, company.transitions, company.servants, company.views]
    where kind.contains(name) {
      return pick(kind)
    }
    return name
  }
}
