import AppearanceTrace
import ConformanceRules

extension Exemption {
  /// A look of the status bar that another one replaces before anything is drawn.
  static let passingLooks = Exemption(
    "passing-looks",
    statement:
      "The status bar may pass through a look that another one replaces at the same time.",
    reason:
      "The screen is drawn when all that is due at a time has been done: what was replaced by then was"
      + " on no screen. A container that is asked while it loads its child may not know that child yet.",
    evidence: .inferred,
    letsOff:
      "Such a look, where the system's own transition never shows it. The look that stays when time goes"
      + " on is compared, and so is each that lasts at all.",
    effect: .observations { sides in
      guard let expected = sides.statusBar?.observations[.statusBar] else { return }
      let passing = sides.trace.passingLooks
      let isPassing = { (look: Observation) in
        passing.contains(look.place) && !expected.contains { $0.content == look.content }
      }
      guard sides.seen[.statusBar].contains(where: isPassing) else { return }
      sides.editSeen { $0[.statusBar].removeAll(where: isPassing) }
      // What came back to the look of before is no change any more.
      sides.editStatusBar { $0 }
    })
}

extension Trace {
  /// The places of the looks of the status bar that another one follows at the same time.
  var passingLooks: Set<Witness.Place> {
    let places = events.indices.filter { index in
      if case .statusBar = events[index].action { true } else { false }
    }
    let passing = zip(places, places.dropFirst()).filter { events[$0].time == events[$1].time }
    return Set(passing.map { .event($0.0) })
  }
}
