import AppearanceTrace
import ConformanceRules

extension RandomTraces {
  /// Any event.
  mutating func event(at time: TraceTime) -> Event {
    let attributions: [Event.Attribution?] = [
      nil, nil, nil, .subject(transition: pick(company.transitions)), .subjectAlone, .direct,
    ]
    return Event(
      at: time, action(), mark: pick(Event.Mark.allCases), attribution: pick(attributions))
  }

  private mutating func action() -> Event.Action {
    switch Int.random(in: 0..<24, using: &numbers) {
    case 0, 1: .begin(span())
    case 2, 3:
      .end(transition: pick(company.transitions), outcome: pick(Event.Outcome.allCases))
    case 4: .statusBar(look())
    case 5, 6, 7:
      .insert(
        view: pick(company.views), superview: pick(company.views),
        below: chance(3) ? pick(company.views) : nil)
    case 8, 9: .remove(view: pick(company.views), superview: pick(company.views))
    case 10:
      .delegate(controller: pick(company.controllers), pick(Event.DelegateState.allCases))
    case 11:
      .fault(
        id: pick(["D1", "D1", "D4"]), effect: pick(Event.FaultEffect.allCases), object: someone())
    case 12: .release(object: pick(company.controllers + company.servants))
    case 13, 14: .set(view: pick(company.views), property())
    case 15: chance(2) ? .round(2) : .repeats(times: 3)
    case 16: chance(2) ? .moves(view: pick(company.views)) : .rests(view: pick(company.views))
    case 17, 18: .call(callback())
    default: .call(call())
    }
  }

  /// Any beginning of a transition.
  mutating func span() -> TransitionSpan {
    TransitionSpan(
      pick(company.transitions), pick(TransitionSpan.Kind.allCases), from: someone(),
      to: someone(), isAnimated: chance(2), isInteractive: chance(2),
      style: pick([nil, "fullScreen", "custom"]), removesFromView: chance(2),
      finalFrame: pick([
        nil, .frameless, .rectangle(x: "0", y: "100", width: "390", height: "744"),
      ]))
  }

  /// Any of the four callbacks of appearance.
  mutating func callback() -> Call {
    Call(
      pick(company.controllers), pick(History.callbacks), [.init("animated", flag: chance(2))])
  }

  /// Any look of the status bar.
  mutating func look() -> StatusBarLook {
    StatusBarLook(
      owner: someone(), style: pick(StatusBarLook.Style.allCases), isHidden: chance(2),
      hider: chance(2) ? nil : someone())
  }
}
