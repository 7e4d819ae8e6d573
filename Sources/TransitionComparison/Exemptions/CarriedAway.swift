import AppearanceTrace
import ConformanceRules

extension Exemption {
  /// A screen that a finger has brought out of sight, and that is dismissed then.
  static let carriedAway = Exemption(
    "carried-away",
    statement:
      "A screen that was moved out of sight for a finger may be dismissed without an animation.",
    reason:
      "A library may move the view with the finger, and on from there, and dismiss it when nothing of it"
      + " is left to be seen. UIKit says then that nothing is animated, which is true.",
    evidence: .inferred,
    letsOff:
      "The flag, in such a dismissal and in the system's pulled one of the same screen that is its counterpart."
      + " Where a part of the screen was seen when time moved on last, or where no finger acted before, it is"
      + " compared.",
    effect: .observations { sides in
      let carried = sides.trace.dismissals.filter(\.isOfWhatIsOutOfSight)
      guard !carried.isEmpty else { return }
      sides.editSeen { $0.leaveOutFlags(in: carried) }
      sides.editExpected { observations, reference in
        let pulled = reference.compared.dismissals.filter(\.span.isInteractive)
        observations.leaveOutFlags(
          in: pulled.filter { counterpart in carried.contains { $0.isCounterpart(of: counterpart) }
          })
      }
    })
}

/// The dismissal of a screen that went through.
private struct Dismissal {
  let span: TransitionSpan
  let screen: String
  /// How many of the screen's went through before.
  let rank: Int
  let events: ClosedRange<Int>
  /// Whether the script last moved a finger before it began.
  let isAfterFinger: Bool

  /// Whether it is not animated, and follows a finger that has left nothing of the screen in sight.
  var isOfWhatIsOutOfSight: Bool { !span.isAnimated && span.isOutOfSight && isAfterFinger }

  /// Whether another trace's dismissal is the same one of the same screen.
  func isCounterpart(of other: Dismissal) -> Bool { screen == other.screen && rank == other.rank }
}

extension Trace {
  fileprivate var dismissals: [Dismissal] {
    var dismissals: [Dismissal] = []
    var isAfterFinger = false
    for (begin, event) in events.enumerated() {
      if event.mark == .script, case .call(let call) = event.action {
        isAfterFinger = call.method.isFinger
      }
      guard case .begin(let span) = event.action, span.kind == .dismiss, let screen = span.from,
        let end = events.indices[begin...].first(where: { events[$0].finishes(span.transition) })
      else { continue }
      dismissals.append(
        Dismissal(
          span: span, screen: screen, rank: dismissals.count { $0.screen == screen },
          events: begin...end, isAfterFinger: isAfterFinger))
    }
    return dismissals
  }
}

extension Event {
  fileprivate func finishes(_ transition: String) -> Bool {
    guard case .end(transition, .finished) = action else { return false }
    return true
  }
}

extension Observations {
  fileprivate mutating func leaveOutFlags(in dismissals: [Dismissal]) {
    change { observation in
      guard case .event(let place) = observation.place else { return false }
      return dismissals.contains { $0.events.contains(place) }
    } _: { observation in
      observation.leaveOutArguments { $0.label == "animated" }
    }
  }
}
