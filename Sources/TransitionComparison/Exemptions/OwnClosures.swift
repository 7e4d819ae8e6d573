import AppearanceTrace
import ConformanceRules

extension Exemption {
  /// Closures that the subject hands to a request of its own.
  static let ownClosures = Exemption(
    "own-closures",
    statement: "A subject that presents or dismisses by itself may hand over a closure.",
    reason:
      "Whoever asks may hand over a closure (present(_:animated:completion:), dismiss(animated:completion:)), as who"
      + " follows a finger does to forget it. Nobody else waits for that one.",
    evidence: .inferred,
    letsOff:
      "That closures run of a presentation or a dismissal that began when all that the script had asked for of its"
      + " kind had begun.",
    judgedBy: ["completion-closure-runs"],
    effect: .observations { sides in
      let own = sides.trace.ownClosures
      // A segue's closures are let off whoever asks.
      guard !own.isEmpty, sides.family != .segue else { return }
      sides.editSeen { $0.leaveOut { $0.kind == .completion && own.contains($0.place) } }
    })
}

extension Trace {
  /// The runs of closures for which the script has not asked.
  fileprivate var ownClosures: Set<Witness.Place> {
    var presentations = AskedChanges()
    var dismissals = AskedChanges()
    var own: Set<Witness.Place> = []
    for (index, event) in events.enumerated() {
      switch event.action {
      case .begin(let span) where span.kind == .present: presentations.begin(for: span.from)
      case .begin(let span) where span.kind == .dismiss: dismissals.begin(for: span.to)
      case .call(let call):
        switch call.method {
        case .present where event.mark == .script: presentations.requests += 1
        case .dismiss where event.mark == .script: dismissals.requests += 1
        case .presentCompletion where presentations.own.contains(call.receiver):
          own.insert(.event(index))
        case .dismissCompletion where dismissals.own.contains(call.receiver):
          own.insert(.event(index))
        default: break
        }
      default: break
      }
    }
    return own
  }
}

/// The changes of one kind, and who has asked for the last one of each presenter.
private struct AskedChanges {
  /// How many the script has asked for that have not begun.
  var requests = 0
  /// The presenters whose last change began when the script had asked for none.
  private(set) var own: Set<String> = []

  mutating func begin(for presenter: String?) {
    guard let presenter else { return }
    if requests == 0 { own.insert(presenter) } else { own.remove(presenter) }
    requests = max(0, requests - 1)
  }
}
