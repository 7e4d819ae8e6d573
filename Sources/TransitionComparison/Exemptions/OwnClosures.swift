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
    var changes: [Call.Method: AskedChange] = [.present: AskedChange(), .dismiss: AskedChange()]
    var own: Set<Witness.Place> = []
    for (index, event) in events.enumerated() {
      switch event.action {
      case .call(let call) where event.mark == .script: changes[call.method]?.requests += 1
      case .begin(let span) where span.kind == .present: changes[.present]?.begin()
      case .begin(let span) where span.kind == .dismiss: changes[.dismiss]?.begin()
      case .call(let call) where call.method == .presentCompletion:
        if changes[.present]?.isOwn == true { own.insert(.event(index)) }
      case .call(let call) where call.method == .dismissCompletion:
        if changes[.dismiss]?.isOwn == true { own.insert(.event(index)) }
      default: break
      }
    }
    return own
  }
}

/// A kind of change, and who has asked for the last one of it.
private struct AskedChange {
  /// How often the script has asked, without that anything has begun since.
  var requests = 0
  /// Whether the last one began and the script had asked for none.
  private(set) var isOwn = false

  mutating func begin() {
    isOwn = requests == 0
    requests = max(0, requests - 1)
  }
}
