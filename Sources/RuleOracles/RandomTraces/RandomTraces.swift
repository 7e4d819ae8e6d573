package import AppearanceTrace

/// Throws traces: some that no host would record, and some that tell a story with mistakes in it.
package struct RandomTraces {
  /// Where all choices come from.
  var numbers: SplitMix64
  /// Who is on stage.
  let company: RandomCast

  /// Makes dice; the same seed always throws the same traces.
  package init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    company = RandomCast()
  }

  /// A trace of so many events, of every kind and in any order. It has a text, and is read back from
  /// it as what it is.
  package mutating func trace(events count: Int) -> Trace {
    let baseline = checkpoint()
    var time: Int64 = 0
    var events: [Event] = []
    for _ in 0..<count {
      if chance(4) { time += Int64.random(in: 1...400_000, using: &numbers) }
      events.append(event(at: TraceTime(microseconds: time)))
    }
    events = TraceOrder(baseline).ordered(events)
    return trace(baseline, events, ending: checkpoint(), at: time)
  }

  /// A trace of one of the two kinds, most often a story.
  package mutating func any() -> Trace {
    chance(4) ? trace(events: Int.random(in: 0..<80, using: &numbers)) : tale()
  }

  /// A story that a host might have recorded, with some mistakes in it.
  package mutating func tale() -> Trace {
    var tale = RandomStory(numbers: numbers)
    let told = tale.trace()
    numbers = tale.numbers
    let mistakes = pick([0, 0, 1, 1, 1, 2, 2, 3, 5, 8])
    var events = told.events
    for _ in 0..<mistakes { events = mistaken(events) }
    events = TraceOrder(told.baseline).ordered(events)
    let time = events.last?.time.microseconds ?? 0
    var end = Checkpoint(after: events, from: told)
    for _ in 0..<pick([0, 0, 1, 2, 3]) { alter(&end) }
    return trace(told.baseline, events, ending: end, at: time)
  }

  /// What a subject might declare of itself; half of the time nothing.
  package mutating func contract() -> SubjectContract {
    guard chance(2) else { return SubjectContract() }
    return SubjectContract(
      presenter: pick([.uikit, .emulated]), coversStatusBar: chance(3),
      restingLook: chance(2) ? [.transform, .alpha, .frame] : [], keepsChildren: chance(2),
      keepsSides: chance(3), chrome: chance(4) ? [] : ["DimmingView"], isAsymmetric: chance(3),
      allowsBackSwipe: !chance(3), closesOnTap: chance(3))
  }

  private mutating func trace(
    _ baseline: Checkpoint, _ events: [Event], ending: Checkpoint, at time: Int64
  ) -> Trace {
    let end = TraceTime(microseconds: time)
    let endings: [Trace.Ending] = [
      .settled(at: end, ending), .settled(at: end, ending), .settled(at: end, ending),
      .settled(at: end, ending), .unsettled(at: end, ending), .raised(fault: "D10"),
    ]
    let screens = [
      ScreenSize.phone, .phone, ScreenSize(width: 844, height: 390),
      ScreenSize(width: 820, height: 1180),
    ]
    return Trace(
      header: Trace.Header(
        scenario: "dice/thrown", subject: "dice", profile: "ios-18", screen: pick(screens)),
      cast: company.cast, baseline: baseline, events: events, ending: pick(endings))
  }
}
