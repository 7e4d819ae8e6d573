import Testing
import TransitionScenarios

/// Segues that a hand begins and gives up.
@MainActor @Suite("Segues given up", .serialized) struct SegueCancelTests {
  @Test(
    "what is given up leaves the hierarchy as it was",
    arguments: ["full-screen", "custom", "push"].flatMap { style in
      ["segue/\(style)/perform~cancelled", "segue/\(style)/unwind~cancelled"]
    })
  func unchanged(id: String) throws {
    let trace = try #require(ScenarioCatalogue.scenario(id)).run(.system)

    #expect(trace.outcomes == [.cancelled])
    #expect(trace.rest?.paths == trace.baseline.paths)
    #expect(trace.rest?.presentations == trace.baseline.presentations)
    #expect(trace.rest?.containment == trace.baseline.containment)
    #expect(trace.rest?.appearances == trace.baseline.appearances)
    #expect(trace.rest?.statusBar == trace.baseline.statusBar)
  }

  @Test(
    "a segue that follows one that was given up goes through",
    arguments: ["full-screen", "custom", "push"].flatMap { style in
      ["segue/\(style)/cancel-then-perform", "segue/\(style)/cancel-then-unwind"]
    })
  func secondAttempt(id: String) throws {
    let trace = try #require(ScenarioCatalogue.scenario(id)).run(.system)

    #expect(trace.outcomes == [.cancelled, .finished])
  }

  @Test(
    "fingers of the subject's own pull its segues, either way",
    arguments: ["perform~cancelled", "unwind~cancelled"])
  func ownGestures(action: String) throws {
    let trace = try #require(ScenarioCatalogue.scenario("segue/custom/\(action)")).run(.pulledSegue)

    #expect(trace.outcomes == [.cancelled])
    #expect(trace.script.first == .gestureBegan)
    #expect(!trace.script.contains(.cancelInteractiveTransition))
    #expect(trace.script.contains(.performSegue) == (action == "perform~cancelled"))
    #expect(trace.complaints.isEmpty && trace.flaw == nil)
  }

  @Test(
    "a segue without a gesture is not pulled, and one at once by nobody",
    arguments: [
      ("segue/full-screen/unwind~cancelled", "it has no gesture"),
      ("segue/full-screen/cancel-then-unwind", "it has no gesture"),
      ("segue/full-screen/perform~cancelled", "no gesture of its own presents"),
      ("segue/full-screen/cancel-then-perform", "no gesture of its own presents"),
      ("segue/push/unwind~cancelled", "its segue goes another way"),
    ])
  func notApplicable(id: String, reason: String) throws {
    let scenario = try #require(ScenarioCatalogue.scenario(id))

    #expect(scenario.applicability(to: .plainSegue) == .notApplicable(reason))
    #expect(ScenarioCatalogue.all.allSatisfy { !$0.isGivenUp || $0.style != "push-at-once" })
  }
}

extension Scenario {
  fileprivate var isGivenUp: Bool { tags.contains("segue-cancel") }
}

extension Trace {
  /// How transitions ended, in order.
  fileprivate var outcomes: [Event.Outcome] {
    events.compactMap { event in
      if case .end(_, let outcome) = event.action { outcome } else { nil }
    }
  }

  /// What the script did, in order.
  fileprivate var script: [Call.Method] {
    events.compactMap { event in
      guard event.mark == .script, case .call(let call) = event.action else { return nil }
      return call.method
    }
  }

  fileprivate var rest: Checkpoint? {
    if case .settled(_, let checkpoint) = ending { checkpoint } else { nil }
  }
}
