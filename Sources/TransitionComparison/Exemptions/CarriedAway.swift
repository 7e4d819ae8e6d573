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
      "The flag, in such a dismissal and in the system's pulled one of the same screen. Where a part of the"
      + " screen was in sight before the instant in which it is dismissed, or is still on its way out then, or"
      + " where no finger acted before, it is compared.",
    effect: .observations { sides in
      let carried = sides.trace.dismissals.filter(\.isOfWhatIsOutOfSight)
      guard !carried.isEmpty else { return }
      let screens = Set(carried.map(\.screen))
      sides.editSeen { $0.leaveOutFlags(in: carried.map(\.events)) }
      sides.editExpected { observations, reference in
        let pulled = reference.compared.dismissals.filter {
          $0.span.isInteractive && screens.contains($0.screen)
        }
        observations.leaveOutFlags(in: pulled.map(\.events))
      }
    })
}

/// The dismissal of a screen that went through.
private struct Dismissal {
  let trace: Trace
  let span: TransitionSpan
  let screen: String
  let events: ClosedRange<Int>

  /// Whether it is not animated, and follows a finger that has left nothing of the screen in sight.
  var isOfWhatIsOutOfSight: Bool {
    guard !span.isAnimated, isAfterFinger else { return false }
    return Sight(of: trace, drawnBefore: events.lowerBound).hasLost(screen)
  }

  /// Whether the script last moved a finger before it began.
  private var isAfterFinger: Bool {
    let act = trace.events[..<events.lowerBound].last { $0.mark == .script }
    guard case .call(let call)? = act?.action else { return false }
    return call.method.isFinger
  }
}

extension Trace {
  fileprivate var dismissals: [Dismissal] {
    events.indices.compactMap { begin in
      guard case .begin(let span) = events[begin].action, span.kind == .dismiss,
        let screen = span.from
      else { return nil }
      let end = events.indices[begin...].first { place in
        guard case .end(span.transition, .finished) = events[place].action else { return false }
        return true
      }
      return end.map { Dismissal(trace: self, span: span, screen: screen, events: begin...$0) }
    }
  }
}

extension Observations {
  fileprivate mutating func leaveOutFlags(in dismissals: [ClosedRange<Int>]) {
    change { observation in
      guard case .event(let place) = observation.place else { return false }
      return dismissals.contains { $0.contains(place) }
    } _: { observation in
      observation.leaveOutArguments { $0.label == "animated" }
    }
  }
}
