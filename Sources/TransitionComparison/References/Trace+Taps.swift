import AppearanceTrace
import TransitionStage

extension Trace {
  /// What comes of the script's taps on what is presented, and beside it, before it acts again.
  var tapOutcomes: TapOutcomes {
    var taps = TapOutcomes()
    for event in events { taps.take(event) }
    return taps
  }
}

/// What comes of taps on what is presented, and beside it.
struct TapOutcomes {
  /// How what was presented went at each tap; none where it did not go.
  private var outcomes: [Subject.ClosingTap?] = []
  /// How many taps there were before the round that goes on.
  private var before = 0
  /// Whether a tap has begun anything else than that this goes: an app may ask first.
  private(set) var beginsElse = false
  /// The last tap by which something went, until the script acts again.
  private var closed: Int?
  /// Who was tapped, where nothing has come of it yet.
  private var tapped: String?

  /// Which of the taps take away what is presented, counted from 0, each with how. Those of rounds that are told once
  /// count in each.
  var closing: [Int: Subject.ClosingTap] {
    Dictionary(
      uniqueKeysWithValues: outcomes.enumerated().compactMap { index, outcome in
        outcome.map { (index, $0) }
      })
  }

  mutating func take(_ event: Event) {
    switch event.action {
    case .call(let call) where event.mark == .script: take(act: call)
    case .call(let call) where call.method == .dismissCompletion:
      if let closed { outcomes[closed]?.tellsEnd = true }
    case .begin(let span):
      if let tapped {
        if span.kind == .dismiss, span.from == tapped {
          closed = outcomes.count - 1
          outcomes[outcomes.count - 1] = Subject.ClosingTap(isAnimated: span.isAnimated)
        } else {
          beginsElse = true
        }
      }
      tapped = nil
    case .round: before = outcomes.count
    case .repeats(let times):
      let round = outcomes[before...]
      for _ in 1..<min(max(times, 1), Trace.utmostRounds) { outcomes += round }
      before = outcomes.count
    default: break
    }
  }

  private mutating func take(act: Call) {
    if act.method != .gestureEnded { closed = nil }
    if act.tapPlace != nil {
      outcomes.append(nil)
      tapped = act.receiver
    } else if act.method != .gestureEnded || act.receiver != tapped {
      tapped = nil
    }
  }
}
