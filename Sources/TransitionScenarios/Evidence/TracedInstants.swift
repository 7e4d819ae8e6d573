import TransitionStage

/// What goes on at each event of a trace, and in its instant.
struct TracedInstants {
  /// The last place of the instant of each event.
  private var lasts: [Int] = []
  /// The last place of that instant before the script acts, or a transition begins, after each event.
  private var lastsBeforeActs: [Int] = []
  /// How many transitions run at each event, but for those that begin or end there.
  private var runs: [Int] = []
  /// How many requests of the script stand before each event in its instant.
  private var asks: [Int] = []

  /// - Parameter ends: The place of each transition's end, by the place of its beginning.
  init(_ events: [Event], endingAt ends: [Int: Int]) {
    (lasts, lastsBeforeActs) = Self.lasts(of: events)
    var changes = Array(repeating: 0, count: events.count + 1)
    for (begin, end) in ends {
      changes[begin + 1] += 1
      changes[end] -= 1
    }
    var running = 0
    var asked = 0
    for (place, event) in events.enumerated() {
      running += changes[place]
      runs.append(running)
      if place > 0, events[place - 1].time != event.time { asked = 0 }
      asks.append(asked)
      if event.mark == .script, event.action.kind.isRequest { asked += 1 }
    }
  }

  private static func lasts(of events: [Event]) -> ([Int], [Int]) {
    var lasts = Array(events.indices)
    var lastsBeforeActs = lasts
    for place in events.indices.dropLast().reversed()
    where events[place].time == events[place + 1].time {
      let next = events[place + 1]
      lasts[place] = lasts[place + 1]
      let isAct = next.mark == .script || next.action.kind == .begin
      if !isAct { lastsBeforeActs[place] = lastsBeforeActs[place + 1] }
    }
    return (lasts, lastsBeforeActs)
  }

  /// The last place of an event's instant.
  func last(from place: Int) -> Int { lasts[place] }

  /// The last place of an event's instant, before the script acts or a transition begins.
  func lastBeforeAct(from place: Int) -> Int { lastsBeforeActs[place] }

  /// How many transitions run at an event that have begun before it and end after it.
  func running(at place: Int) -> Int { runs[place] }

  /// How many requests of the script stand before an event in its instant.
  func requests(before place: Int) -> Int { asks[place] }
}
