import AppearanceTrace

extension Exemption {
  /// What the old root presents is dismissed before a window gets another root.
  static let dismissedWithRoot = Exemption(
    "dismissed-with-root",
    statement: "Who exchanges the root of a window may dismiss first what the old root presents.",
    reason: "What is presented stays in the window else, or keeps the old root for good.",
    evidence: .facts(["LW-09"]),
    letsOff:
      "That what the old root presents outlives the exchange: the subject is compared with a system in which it is"
      + " dismissed first, without animation, where the subject begins such a dismissal in the instant of the"
      + " script's exchange.",
    effect: .references { choice in choice.followDismissalsWithRoots() })
}

extension ReferenceChoice {
  fileprivate mutating func followDismissalsWithRoots() {
    if trace.dismissesWithRoot { follow { $0.dismissesWithRoot = true } }
  }
}

extension Trace {
  /// Whether a dismissal without animation begins in the instant in which the script exchanges a window's root, and
  /// before it does anything else.
  fileprivate var dismissesWithRoot: Bool {
    var exchange: TraceTime?
    return events.contains { event in
      switch event.action {
      case .call(let call) where event.mark == .script:
        exchange = call.method == .setRootViewController ? event.time : nil
        return false
      case .begin(let span):
        return span.kind == .dismiss && !span.isAnimated && exchange == event.time
      default: return false
      }
    }
  }
}
