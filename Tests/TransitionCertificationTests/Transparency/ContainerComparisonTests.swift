import Testing

@testable import TransitionCertification

/// Containers of an app's own are compared with a plain one.
@Suite("Comparing containers", .serialized) @MainActor struct ContainerComparisonTests {
  private func trace(
    _ scenario: String, _ subject: Subject = .system
  ) throws -> (Scenario, Trace) {
    let scenario = try #require(ScenarioCatalogue.scenario(scenario))
    return (scenario, scenario.run(subject))
  }

  private func difference(
    in trace: Trace, _ scenario: Scenario, _ contract: SubjectContract = SubjectContract()
  ) -> TransparencyFinding? {
    var trace = trace
    trace.header.contract = contract
    return ReferenceChoice(for: scenario, from: ReferenceBook()).transparency(of: trace)?
      .difference(in: trace)
  }

  @Test("what a child is told of its coming and going counts, and what it is not told")
  func told() throws {
    let (scenario, reference) = try trace("container/children/select")
    #expect(difference(in: reference, scenario) == nil)
    for method in [Call.Method.viewWillDisappear, .viewDidAppear, .willMove, .didMove] {
      var silent = reference
      silent.events.removeAll { event in
        guard case .call(let call) = event.action else { return false }
        return call.method == method
      }
      #expect(difference(in: silent, scenario) != nil, "\(method)")
    }
  }

  @Test("when a view is loaded, who is its parent, and what is said of animation does not count")
  func left() throws {
    let (scenario, reference) = try trace("container/children/select")
    var other = reference
    other.events.removeAll { event in
      guard case .call(let call) = event.action else { return false }
      return call.method == .loadView || call.method == .viewDidLoad
    }
    for index in other.events.indices {
      guard case .call(var call) = other.events[index].action else { continue }
      for place in call.arguments.indices {
        switch call.arguments[place].label {
        case "animated": call.arguments[place] = Call.Argument("animated", word: "false")
        case "toParent" where call.word("toParent") != nil:
          call.arguments[place] = Call.Argument("toParent", word: "holder")
        default: break
        }
      }
      other.events[index].action = .call(call)
    }

    #expect(other != reference)
    #expect(difference(in: other, scenario) == nil)
  }

  @Test("who keeps children is compared with a container that does")
  func keeping() throws {
    let (scenario, kept) = try trace("container/children/select", .systemKeepingChildren)

    #expect(difference(in: kept, scenario, SubjectContract(keepsChildren: true)) == nil)
    #expect(difference(in: kept, scenario) != nil)
  }

  @Test(
    "what each container may choose is compared with nothing",
    arguments: [
      "container/children/select-while-selecting", "container/children/cover-while-selecting",
      "container/side/cover-while-opening", "container/children/drag",
    ])
  func free(id: String) throws {
    let scenario = try #require(ScenarioCatalogue.scenario(id))

    #expect(scenario.applicability(to: .system) != .applies)
    #expect(ReferenceBook().trace(of: scenario) == nil)
  }
}
