import Testing

@testable import TransitionCertification
@testable import TransitionComparison

/// Each exemption lets off what it says, and no more.
@Suite("What the comparison lets off", .serialized) @MainActor struct ExemptionTests {
  private func result(
    _ trace: Trace, allowing exemptions: [Exemption] = ExemptionCatalogue.all
  ) throws -> CaseComparison.Result {
    let scenario = try #require(ScenarioCatalogue.scenario(trace.header.scenario))
    return CaseComparison(of: scenario, from: SampleRuns.references, allowing: exemptions)
      .result(of: trace)
  }

  @Test("what is let off is not found, and is recorded", arguments: ExemptionSample.all)
  func honest(sample: ExemptionSample) throws {
    let result = try result(sample.honest())

    #expect(result.finding == nil)
    #expect(result.exemptions.map(\.id).contains(sample.id))
  }

  @Test(
    "a fault beside it is found, and would hide behind a wider one",
    arguments: ExemptionSample.all)
  func faulty(sample: ExemptionSample) throws {
    let trace = try sample.faulty()
    let wider = ExemptionCatalogue.all.flatMap { exemption in
      exemption.id == sample.id ? exemption.replaced(by: sample.wider) : [exemption]
    }

    #expect(try result(trace).finding?.observer == sample.observer)
    #expect(try result(trace, allowing: wider).finding == nil)
  }

  @Test("each exemption is tried on what it lets off, and on a fault beside it")
  func complete() {
    #expect(Set(ExemptionSample.all.map(\.id)) == Set(ExemptionCatalogue.all.map(\.id)))
    #expect(Set(ExemptionCatalogue.all.map(\.id)).count == ExemptionCatalogue.all.count)
  }

  @Test("a parent that comes early in a container of the system's is a difference")
  func earlyInStack() throws {
    let trace = try ExemptionSample.play("navigation/bar/push") { trace in
      trace.baseline.containment = [Checkpoint.Containment("nav", ["first", "second"])]
      trace.remove("second.willMove(toParent: nav)")
      trace.remove("second.didMove(toParent: nav)")
    }

    #expect(try result(trace).finding?.observer == .controller("second"))
  }

  @Test("a tab that is selected before the script acts again was not refused, however late")
  func selectedLate() throws {
    let trace = try ExemptionSample.play("tabs/screens/tap-while-settling") { trace in
      let selection = trace.place(of: "tab.setSelectedIndex(2)")
      let question = Call("delegate", .shouldSelect, [Call.Argument(nil, word: "third")])
      trace.events.insert(
        Event(at: trace.events[selection].time, .call(question), mark: .crossing), at: selection)
    }

    #expect(try result(trace).finding == nil)
  }

  @Test(
    "a navigation controller that decides the status bar at times is compared with one that does")
  func decidesAtTimes() throws {
    let trace = try ExemptionSample.play("navigation/bar/bar-hidden-on-one~cancelled") {
      $0.entrust("nav")
    }

    #expect(try result(trace).finding == nil)
  }

  @Test(
    "a look of the bar that is told twice is a difference",
    arguments: [
      ("modal/full-screen/present", "status-bar sheet light"),
      ("container/children/select", "status-bar second light"),
    ])
  func twice(id: String, line: String) throws {
    let trace = try ExemptionSample.play(id) { trace in
      let place = trace.place(of: line)
      trace.events.insert(trace.events[place], at: place)
      trace.events[place + 1].time.microseconds += 1
    }

    #expect(try result(trace).finding?.observer == .statusBar)
  }

  @Test("a look that the system shows for longer may pass")
  func passingLook() throws {
    let trace = try ExemptionSample.play("container/children/select~repeated") { trace in
      let place = trace.place(of: "status-bar second light")
      let later = trace.place(of: "status-bar first dark")
      trace.events[later].time = trace.events[place].time
      trace.events.insert(trace.events.remove(at: later), at: place + 1)
    }

    #expect(try result(trace).finding == nil)
  }

  @Test("a look that passes is compared with what the status bar is compared with")
  func passingLookOfTwin() throws {
    #expect(try result(ExemptionSample.coveringForNoTime()).finding == nil)
  }

  @Test("a side that closes when the device turns, as the system's does later, is no difference")
  func closedBefore() throws {
    #expect(try result(ExemptionSample.closedTwice()).finding == nil)
  }

  @Test("an early page that hears all that it is to hear takes none")
  func earlyPageHears() throws {
    let result = try result(ExemptionSample.hearingPage())

    #expect(result.finding == nil)
    #expect(!result.exemptions.contains(.earlyPages))
  }

  @Test("what does as the system does takes none")
  func none() throws {
    let trace = try ExemptionSample.play("modal/full-screen/present")

    #expect(try result(trace).exemptions == [])
  }

  @Test("each rule that is said to judge what is let off stands in the catalogue")
  func judges() {
    for rule in ExemptionCatalogue.all.flatMap(\.judgedBy) {
      #expect(RuleCatalogue.rule(rule) != nil, "\(rule)")
    }
  }

  @Test("each fact on which an exemption rests stands in the book of facts")
  func facts() {
    for fact in ExemptionCatalogue.all.flatMap(\.evidence.facts) {
      #expect(FactBook.all.contains { $0.id == fact }, "\(fact)")
    }
  }

  @Test("an exemption says in sentences what may be done, why, and what is not compared then")
  func words() {
    for exemption in ExemptionCatalogue.all {
      for sentence in [exemption.statement, exemption.reason, exemption.letsOff] {
        #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true, "\(exemption)")
      }
    }
  }
}

extension Exemption {
  /// The same under other effects.
  fileprivate func replaced(by effects: [Effect]) -> [Exemption] {
    effects.map { effect in
      Exemption(
        id, statement: statement, reason: reason, evidence: evidence, letsOff: letsOff,
        effect: effect)
    }
  }
}
