package import AppearanceTrace

/// A whole trace as plain arrays, which reference rules scan as slowly as they like.
package struct History: Sendable {
  /// The events, by their places in the trace.
  package let events: [Event]

  /// Takes the events of a trace.
  package init(_ trace: Trace) {
    events = trace.events
  }

  /// The calls of some methods, each with its place in the trace.
  func calls(_ methods: Set<Call.Method>) -> [(place: Int, call: Call)] {
    events.enumerated().compactMap { place, event in
      guard case .call(let call) = event.action, methods.contains(call.method) else { return nil }
      return (place, call)
    }
  }

  /// The place of the last beginning of a transition before a place; none if it never began.
  func beginning(of transition: String, before place: Int) -> Int? {
    (0..<place).last { earlier in
      guard case .begin(let span) = events[earlier].action else { return false }
      return span.transition == transition
    }
  }
}
