import AppearanceTrace

extension Exemption {
  /// A finger that comes down while the subject lets nobody be touched.
  static let ignoredTouches = Exemption(
    "ignored-touches",
    statement: "A subject may ignore touches while something slides.",
    reason:
      "UIKit lets an application throw touches away for as long as it animates, and a view hear none."
      + " What the system does for a finger that comes down then, nobody asks of the subject.",
    evidence: .inferred,
    letsOff: "The whole case, if a finger of the script's comes down while the subject ignores all"
      + " touches,"
      + " or while the view that it comes down on, or the window, is deaf.",
    judgedBy: ["interaction-input-restored"],
    effect: .references { choice in
      if choice.trace.ignoresFinger { choice.chosen.change = nil }
    })
}

extension Trace {
  /// Whether a finger comes down where the subject hears none.
  fileprivate var ignoresFinger: Bool {
    let roles = CastRoles(of: self)
    var depth = 0
    var deaf: Set<String> = []
    for event in events {
      switch event.action {
      case .set(let view, let property) where property.kind == .inert:
        if property.isDefault { deaf.remove(view) } else { deaf.insert(view) }
      case .call(let call):
        switch call.method {
        case .beginIgnoringInteractionEvents: depth += 1
        case .endIgnoringInteractionEvents: depth = max(0, depth - 1)
        case .gestureBegan where event.mark == .script:
          let isDeaf = deaf.contains {
            roles.isMainWindow($0) || roles.controller(ofRootView: $0) == call.receiver
          }
          if depth > 0 || isDeaf { return true }
        default: break
        }
      default: break
      }
    }
    return false
  }
}
