import AppearanceTrace

extension Exemption {
  /// A tab bar controller's delegate that animates some selections, and others not.
  static let stillSelections = Exemption(
    "still-selections",
    statement: "A tab bar controller's delegate may leave a selection without an animation.",
    reason:
      "UIKit's own selection has none, and a library may animate what a finger pulls in and let taps be."
      + " In the reference a plain animator stands in, so that there is something to compare with.",
    evidence: .facts(["TB-01", "TB-02"]),
    letsOff:
      "The animation of the selections that the subject leaves without one. All else is compared with"
      + " what the system does where nobody animates them.",
    effect: .references { choice in choice.followSelections() })
}

extension ReferenceChoice {
  fileprivate mutating func followSelections() {
    let spans = trace.events.compactMap { event -> TransitionSpan? in
      guard case .begin(let span) = event.action, span.kind == .select else { return nil }
      return span
    }
    let still = spans.indices.filter { !spans[$0].isAnimated }
    guard !still.isEmpty, let own = chosen.change else { return }
    var run = own
    run.stillSelections = Set(still)
    guard self.trace(of: run) != self.trace(of: own) else { return }
    if chosen.statusBar == chosen.change { chosen.statusBar = run }
    chosen.change = run
  }
}
