import AppearanceTrace
import TransitionStage

extension Exemption {
  /// A tap on a tab that the subject refuses on purpose.
  static let refusedTabs = Exemption(
    "refused-tabs",
    statement: "A subject may refuse a tap on a tab, and select another one.",
    reason:
      "UIKit asks the delegate of the tabs whether a tap may select. Which tabs are for code alone"
      + " is its to say, of all but the first one, and while something slides it may refuse each of them.",
    evidence: .inferred,
    letsOff:
      "That the tab is selected, if the delegate is asked about a tap, and before the script acts again"
      + " nobody selects that tab or pops its stack: while a transition runs, or where the case does not"
      + " begin with that tab and no hand has selected it, or was about to. All else is compared with the"
      + " system's tabs, whose delegate refuses the same taps, and selects what the subject selects in the"
      + " instant of the question. Whoever refuses what code has selected because"
      + " it is shown looks like whoever wants it so.",
    judgedBy: ["interaction-input-restored"],
    effect: .references { choice in choice.followRefusals() })
}

extension ReferenceChoice {
  fileprivate mutating func followRefusals() {
    let refused = trace.refusedTabTaps
    if !refused.isEmpty { follow { $0.refusedTabTaps = refused } }
  }
}

extension Trace {
  /// The taps on tabs, counted from 0, that the subject refuses as it may: while a transition runs, and those
  /// on tabs that were not selected at first and that no hand has selected since, by a finger that drives or by a tap;
  /// each with what it does instead.
  fileprivate var refusedTabTaps: [Int: Subject.RefusedTabTap] {
    var refused: [Int: Subject.RefusedTabTap] = [:]
    var taps = 0
    var running: Set<String> = []
    var known = Set(baseline.selections.compactMap(\.controller))
    var asked: String?
    for (index, event) in events.enumerated() {
      // A tap that was refused selects nothing later, whatever the script selects then.
      if event.mark == .script { asked = nil }
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
        if !isTaken(tab, after: index) { refused[taps] = answer(toQuestionAt: index, about: tab) }
      default: break
      }
    }
    return refused
  }

  /// Whether something comes of a question about a tab: before the script acts again somebody selects it or pops
  /// its stack, or the tap pops that in the same instant, as one does on what is selected already.
  private func isTaken(_ tab: String, after index: Int) -> Bool {
    let outcome = events[(index + 1)...].prefix { $0.mark != .script }
    if outcome.contains(where: { selects(tab, $0) || pops(tab, $0) }) { return true }
    guard events.indices.contains(outcome.endIndex) else { return false }
    let act = events[outcome.endIndex]
    return pops(tab, act) && act.time == events[index].time
  }

  /// What comes of a refusal in the instant of the question.
  private func answer(toQuestionAt index: Int, about tab: String) -> Subject.RefusedTabTap {
    let tabs = baseline.containment.first { $0.children.contains(tab) }?.parent
    let instant = events[(index + 1)...].prefix {
      $0.mark != .script && $0.time == events[index].time
    }
    let places = instant.lazy.compactMap { event -> Int? in
      guard case .call(let call) = event.action, call.method == .setSelectedIndex,
        call.receiver == tabs
      else { return nil }
      return call.word(nil).flatMap { Int($0) }
    }
    return places.first.map { .answered(selecting: $0) } ?? .ignored
  }

  private func selects(_ tab: String, _ event: Event) -> Bool {
    switch event.action {
    case .begin(let span): span.kind == .select && span.to == tab
    case .call(let call): call.method == .didSelect && call.word(nil) == tab
    default: false
    }
  }

  private func pops(_ tab: String, _ event: Event) -> Bool {
    guard case .call(let call) = event.action else { return false }
    return call.method == .popToRootViewController && call.receiver == tab
  }
}
