import Testing
import Thoroughness
import TransitionScenarios
import UIKit

@MainActor @Suite("The reference", .serialized) struct SystemTests {
  @Test(
    "every scenario comes to rest, and UIKit complains of nothing that it does not provoke",
    arguments: ids)
  func settles(id: String) throws {
    let scenario = try #require(ScenarioCatalogue.scenario(id))
    let trace = SystemTraces.trace(of: scenario)

    #expect(trace.complaints == scenario.complaints)
    switch trace.ending {
    case .settled(_, let rest):
      #expect(rest.leaked.isEmpty)
      #expect(scenario.raises == nil)
    case .raised(let complaint):
      #expect(complaint == scenario.raises)
    case .unsettled:
      Issue.record("the scene did not come to rest")
    }
  }

  @Test(
    "every scenario gives the same bytes twice, and they are read back as what they are",
    arguments: ids)
  func deterministic(id: String) throws {
    let scenario = try #require(ScenarioCatalogue.scenario(id))
    let trace = SystemTraces.trace(of: scenario)

    #expect(trace.flaw == nil)
    #expect(trace.textBytes == scenario.run(.system).textBytes)
    #expect(try Trace(parsing: trace.text) == trace)
  }

  @Test("a scenario that ends the process leaves a scene that runs to who comes next")
  func revived() throws {
    let scenario = try #require(ScenarioCatalogue.scenario("modal/none/present"))

    #expect(scenario.run(.system).ending == .raised(fault: "K10"))
    #expect(!Headless.isHalted)
  }

  @Test("every scenario is short enough to be read", arguments: ids)
  func short(id: String) throws {
    let scenario = try #require(ScenarioCatalogue.scenario(id))

    #expect((1...150).contains(SystemTraces.trace(of: scenario).events.count))
  }

  @Test(
    "the system's traces cross no border and blame no subject",
    arguments: ids)
  func noSubject(id: String) throws {
    let trace = SystemTraces.trace(of: try #require(ScenarioCatalogue.scenario(id)))

    #expect(trace.events.allSatisfy { $0.mark != .crossing && $0.attribution == nil })
    #expect(trace.header.subject == "system")
  }

  private nonisolated static let ids = ScenarioCatalogue.ofSystem.map(\.id).sampled(100)
}

extension ScenarioCatalogue {
  /// Those that the system itself has a part in.
  static let ofSystem = all.filter { $0.applicability(to: .system) == .applies }
}

extension Trace {
  /// The ids of UIKit's complaints.
  var complaints: [String] {
    events.compactMap { event in
      if case .fault(let id, _, _) = event.action { id } else { nil }
    }
  }
}
