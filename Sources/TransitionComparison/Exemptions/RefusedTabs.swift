import AppearanceTrace

extension Exemption {
  /// A tap on a tab that the subject refuses on purpose.
  static let refusedTabs = Exemption(
    "refused-tabs",
    statement: "A subject may refuse a tap on a tab.",
    reason:
      "UIKit asks the delegate of the tabs whether a tap may select. Which tabs are never for taps"
      + " is its to say, and while something slides it may refuse each of them.",
    evidence: .inferred,
    letsOff: "The whole case, if the delegate is asked about a tap, and in that instant neither"
      + " hears nor does anything more; if a selection runs then, or none of the case has shown"
      + " that tab or was to.",
    judgedBy: ["interaction-input-restored"],
    effect: .references { choice in
      if choice.trace.refusesTab { choice.chosen.change = nil }
    })
}

extension Trace {
  /// Whether a tab is refused while a selection runs, or is one that no selection had to do with.
  fileprivate var refusesTab: Bool {
    var running: Set<String> = []
    var known: Set<String> = []
    for (index, event) in events.enumerated() {
      switch event.action {
      case .begin(let span) where span.kind == .select:
        running.insert(span.transition)
        known.formUnion([span.from, span.to].compactMap(\.self))
      case .end(let transition, _): running.remove(transition)
      case .call(let call) where call.method == .shouldSelect && event.mark == .crossing:
        guard let tab = call.word(nil), isLastOfItsInstant(index) else { continue }
        if !running.isEmpty || !known.contains(tab) { return true }
      default: break
      }
    }
    return false
  }

  /// Whether nothing but the script's own acts follows an event in its instant.
  private func isLastOfItsInstant(_ index: Int) -> Bool {
    !events[(index + 1)...].prefix { $0.time == events[index].time }.contains { $0.mark != .script }
  }
}
