import AppearanceTrace

extension Exemption {
  /// Closures that a library's own verbs take none of.
  static let verbsWithoutClosures = Exemption(
    "verbs-without-closures",
    statement: "A library's own way to present or to dismiss may take no closure.",
    reason: "What nobody can hand over cannot run, and the subject says so of its verb.",
    evidence: .inferred,
    letsOff: "That the closure runs, where every request of the kind in the trace says that it was"
      + " handed none.",
    effect: .observations { sides in
      let closures: [(request: Call.Method, completion: Call.Method)] = [
        (.present, .presentCompletion), (.dismiss, .dismissCompletion),
      ]
      for (request, completion) in closures where sides.trace.asksWithoutClosure(request) {
        sides.editExpected { observations, _ in
          observations.leaveOut { $0.call?.method == completion }
        }
      }
    })
}

extension Trace {
  /// Whether the script asks for something, and each time without a closure.
  fileprivate func asksWithoutClosure(_ method: Call.Method) -> Bool {
    let requests = events.compactMap { event -> Call? in
      guard case .call(let call) = event.action, event.mark == .script else { return nil }
      return call.method == method ? call : nil
    }
    return !requests.isEmpty && requests.allSatisfy(\.handsOverNoClosure)
  }
}
