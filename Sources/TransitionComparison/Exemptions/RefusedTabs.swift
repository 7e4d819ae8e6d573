import AppearanceTrace

extension Exemption {
  /// A tap on a tab that the subject refuses on purpose.
  static let refusedTabs = Exemption(
    "refused-tabs",
    statement: "A subject may refuse a tap on a tab.",
    reason:
      "UIKit asks the delegate of the tabs whether a tap may select. Which tabs are for code alone"
      + " is its to say, and while something slides it may refuse each of them.",
    evidence: .inferred,
    letsOff:
      "That the tab is selected, if the delegate is asked about a tap and nobody selects that tab"
      + " before the script acts again; while a transition runs, or where the case does not begin with that tab,"
      + " and no finger or tap of it has selected that or was to. All else is compared with the system's tabs, whose delegate refuses"
      + " the same taps.",
    judgedBy: ["interaction-input-restored"],
    effect: .references { choice in choice.followRefusals() })
}

extension ReferenceChoice {
  fileprivate mutating func followRefusals() {
    let refused = trace.refusedTaps
    guard !refused.isEmpty, var run = chosen.change else { return }
    run.refusedTaps = refused
    guard self.trace(of: run) != nil else { return }
    chosen.change = run
    chosen.statusBar?.refusedTaps = refused
  }
}

extension Trace {
  /// The taps on tabs, counted from 0, that the subject refuses as it may: while a transition runs, and those
  /// on tabs that were not selected at first and that no hand selected since.
  fileprivate var refusedTaps: Set<Int> {
    var refused: Set<Int> = []
    var taps = 0
    var running: Set<String> = []
    var known = Set(baseline.selections.compactMap(\.controller))
    var asked: String?
    for (index, event) in events.enumerated() {
      switch event.action {
      case .begin(let span):
        running.insert(span.transition)
        guard span.kind == .select else { continue }
        if let tab = span.to, span.isInteractive || tab == asked { known.insert(tab) }
        asked = nil
      case .end(let transition, _): running.remove(transition)
      case .call(let call) where call.method == .shouldSelect && event.mark == .crossing:
        asked = call.word(nil)
        defer { taps += 1 }
        guard let tab = asked, !running.isEmpty || !known.contains(tab) else { continue }
        if !isSelected(tab, after: index) { refused.insert(taps) }
      default: break
      }
    }
    return refused
  }

  /// Whether somebody selects a tab before the script acts again.
  private func isSelected(_ tab: String, after index: Int) -> Bool {
    events[(index + 1)...].prefix { $0.mark != .script }.contains { event in
      switch event.action {
      case .begin(let span): span.kind == .select && span.to == tab
      case .call(let call): call.method == .didSelect && call.word(nil) == tab
      default: false
      }
    }
  }
}
