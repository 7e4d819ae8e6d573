import AppearanceTrace
import ConformanceRules

/// The first announced duration is the real one within a twentieth of a second, and is not altered.
enum ResourcesDurationTruthfulOracle: RuleOracle {
  static let id: RuleID = "resources-duration-truthful"

  static func breaches(in history: History) -> [OracleFinding] {
    let names = history.calls([.transitionDuration]).compactMap(\.call.plainObject)
    return Set(names).flatMap { name -> [OracleFinding] in
      // In each round another one may have the name.
      let runs = history.runs.filter { $0.name == name }
      let completions = runs.compactMap { timedCompletion(of: $0, history) }
      let heirs = runs.dropFirst().map(\.begin)
      return spells(of: name, cut: completions, begun: heirs, history).flatMap { spell in
        let isMeasured = spell.last.map(completions.contains) ?? false
        return altered(spell, name, history) + (isMeasured ? untrue(spell, name, history) : [])
      }
    }
  }

  /// The answers for a transition between stays in the background and times of being inactive, with the
  /// completions that are measured.
  ///
  /// - Parameter heirs: Where another transition has the name from then on.
  private static func spells(
    of name: String, cut completions: [Int], begun heirs: [Int], _ history: History
  ) -> [[Int]] {
    var spells: [[Int]] = [[]]
    for place in history.events.indices {
      if history.isCall(place, [.resignActive, .background]) || heirs.contains(place) {
        spells.append([])
      }
      if completions.contains(place) {
        spells[spells.count - 1].append(place)
        spells.append([])
      }
      let isAnswer =
        history.isCall(place, [.transitionDuration])
        && history.call(at: place)?.plainObject == name
        && history.call(at: place)?.duration("gives") != nil
      if isAnswer { spells[spells.count - 1].append(place) }
    }
    return spells
  }

  private static func answers(_ spell: [Int], _ history: History) -> [(place: Int, TraceTime)] {
    spell.compactMap { place in
      history.call(at: place)?.duration("gives").map { (place, $0) }
    }
  }

  /// The answers that differ from the first.
  private static func altered(_ spell: [Int], _ name: String, _ history: History) -> [OracleFinding]
  {
    let answers = answers(spell, history)
    return answers.filter {
      abs($0.1.microseconds - answers[0].1.microseconds) >= TraceTime.frame
    }.map { .at($0.place, name) }
  }

  /// The completion that shows how long a transition really took.
  private static func timedCompletion(of run: TransitionRun, _ history: History) -> Int? {
    guard run.isAnimated, !run.span.isInteractive,
      let place = history.completion(of: run, before: history.events.count)?.place,
      history.verdict(of: run, before: place) == nil, !history.isStill(before: place)
    else { return nil }
    return place
  }

  private static func untrue(_ spell: [Int], _ name: String, _ history: History) -> [OracleFinding]
  {
    guard let first = answers(spell, history).first, let completion = spell.last else { return [] }
    let start = history.events[first.place].time.microseconds
    let real = history.events[completion].time.microseconds - start
    let isCalledOff = (first.place..<completion).contains { place in
      history.events[place].mark == .script && history.isCall(place, History.requests)
    }
    let excess = real - first.1.microseconds
    if let rest = rest(of: name, before: completion, history) {
      let end = history.events[rest].time.microseconds
      let isSeen = abs(end - start - first.1.microseconds) > 50_000
      let tail = history.events[completion].time.microseconds - end
      if !isSeen, tail <= first.1.microseconds / 2 { return [] }
    }
    return excess > 50_000 || (excess < -50_000 && !isCalledOff) ? [.at(completion, name)] : []
  }

  /// Where the last view that a transition has moved came to rest; none while one moves, or where none has.
  private static func rest(of name: String, before place: Int, _ history: History) -> Int? {
    let moves = (0..<place).filter { place in
      guard case .moves = history.events[place].action else { return false }
      return history.cause(of: place) == name
    }
    let stops = moves.map { move -> Int? in
      guard case .moves(let view) = history.events[move].action else { return nil }
      return (move..<place).first {
        switch history.events[$0].action {
        case .rests(view), .remove(view, _): true
        default: false
        }
      }
    }
    return stops.contains(nil) ? nil : stops.compactMap { $0 }.max()
  }
}
