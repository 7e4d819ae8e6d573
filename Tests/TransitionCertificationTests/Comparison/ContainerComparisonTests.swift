import Testing
import UIKit

@testable import TransitionCertification
@testable import TransitionComparison

/// Containers of an app's own are compared with a plain one.
@Suite("Comparing containers", .serialized) @MainActor struct ContainerComparisonTests {
  private func trace(
    _ scenario: String, _ subject: Subject = .system
  ) throws -> (Scenario, Trace) {
    let scenario = try #require(ScenarioCatalogue.scenario(scenario))
    var trace = scenario.run(subject)
    trace.entrust("container")
    return (scenario, trace)
  }

  private func difference(
    in trace: Trace, _ scenario: Scenario, _ contract: SubjectContract = SubjectContract()
  ) -> TransparencyFinding? {
    var trace = trace
    trace.header.contract = contract
    return CaseComparison(of: scenario, from: SampleRuns.references).result(of: trace).finding
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
    other.cast.append(.init(name: "holder", role: .controller, maker: .subject))
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

  @Test("that a child has its parent from the beginning does not count, but what it is told then")
  func early() throws {
    let (scenario, reference) = try trace("container/children/show")
    var early = reference
    early.baseline.containment = [.init("container", ["first"])]
    let told = early
    early.remove("first.willMove(toParent: container)")
    let toldLate = early
    early.remove("first.didMove(toParent: container)")

    #expect(difference(in: early, scenario) == nil)
    #expect(difference(in: toldLate, scenario) == nil)
    #expect(difference(in: told, scenario)?.observer == .parent(of: "first"))
    early.baseline.containment = []
    #expect(difference(in: early, scenario)?.observer == .parent(of: "first"))
  }

  @Test("that a kept child gets its parent late does not count, but that it loses it")
  func late() throws {
    let (scenario, reference) = try trace("container/children/select", .systemKeepingChildren)
    let keeps = SubjectContract(keepsChildren: true)
    var late = reference
    late.baseline.containment = [.init("container", ["first"])]
    late.add(Call("second", .willMove, [Call.Argument("toParent", word: "container")]))
    late.add(Call("second", .didMove, [Call.Argument("toParent", word: "container")]))

    #expect(difference(in: late, scenario, keeps) == nil)
    late.add(Call("second", .willMove, [Call.Argument("toParent", word: "nil")]))
    #expect(difference(in: late, scenario, keeps)?.observer == .parent(of: "second"))
  }

  @Test("a container that adds its child when it is made is certified where it is shown")
  func initial() throws {
    let scenario = try #require(ScenarioCatalogue.scenario("container/children/show"))
    let subject = Subject.container(
      "Sample.early", make: { EarlySwitcher($0) }, select: { $0.show($1, animated: $2) })

    let result = CaseRunner(references: SampleRuns.references, on: .today).run(
      subject, in: scenario)

    #expect(result.headlines.map(\.description) == [])
  }

  @Test("a clause by which the reference was chosen is needed where another one would differ")
  func clause() throws {
    let (_, kept) = try trace("container/children/select", .systemKeepingChildren)
    let (_, plain) = try trace("container/children/select")
    let runner = CaseRunner(references: SampleRuns.references, on: .today)
    let judged = { (trace: Trace) in
      var trace = trace
      trace.header.subject = "Sample.kept"
      trace.header.contract = SubjectContract(keepsChildren: true)
      return runner.judge(trace)
    }

    #expect(judged(kept).clausesNeeded.contains(.keepsChildren))
    #expect(!judged(plain).clausesNeeded.contains(.keepsChildren))
  }

  @Test("who keeps children is compared with a container that does")
  func keeping() throws {
    let (scenario, kept) = try trace("container/children/select", .systemKeepingChildren)

    #expect(difference(in: kept, scenario, SubjectContract(keepsChildren: true)) == nil)
    #expect(difference(in: kept, scenario) != nil)
  }

  @Test("who keeps what lies at a side is compared with a container that does")
  func keepingSides() throws {
    let (scenario, kept) = try trace(
      "container/side/open-and-close", .system(keepsChildren: false, keepsSides: true))
    let keeps = SubjectContract(keepsSides: true)
    var lost = kept
    lost.add(Call("side", .willMove, [Call.Argument("toParent", word: "nil")]))

    #expect(difference(in: kept, scenario, keeps) == nil)
    #expect(difference(in: kept, scenario)?.observer == .parent(of: "side"))
    #expect(difference(in: lost, scenario, keeps)?.observer == .parent(of: "side"))
  }

  @Test("whose sides are always seen in part is compared with a container whose sides are")
  func showingSides() throws {
    let (scenario, shown) = try trace("container/side/open-and-close", .system(showsSides: true))
    let shows = SubjectContract(showsSides: true)
    var told = shown
    told.add(Call("side", .viewWillAppear, [Call.Argument("animated", flag: true)]))

    #expect(difference(in: shown, scenario, shows) == nil)
    #expect(difference(in: shown, scenario) != nil)
    #expect(difference(in: told, scenario, shows)?.observer == .controller("side"))
  }

  @Test("a kept child that is never shown may have no parent, and is told nothing then")
  func neverShown() throws {
    let (scenario, reference) = try trace("container/children/show", .systemKeepingChildren)
    let keeps = SubjectContract(keepsChildren: true)
    var lazy = reference
    for child in ["second", "third"] {
      lazy.remove("\(child).willMove(toParent: container)")
      lazy.remove("\(child).didMove(toParent: container)")
    }
    var half = lazy
    half.add(Call("second", .willMove, [Call.Argument("toParent", word: "container")]))

    #expect(lazy != reference)
    #expect(difference(in: lazy, scenario, keeps) == nil)
    #expect(difference(in: half, scenario, keeps)?.observer == .parent(of: "second"))
  }

  @Test(
    "what each container may choose is compared with nothing",
    arguments: [
      "container/children/select-while-selecting", "container/children/cover-while-selecting",
      "container/side/cover-while-opening", "container/children/drag",
      "container/side/open-other-while-open", "container/side/drag",
    ])
  func free(id: String) throws {
    let scenario = try #require(ScenarioCatalogue.scenario(id))

    #expect(scenario.applicability(to: .system) != .applies)
    #expect(SampleRuns.references.trace(of: scenario) == nil)
  }
}

/// A container whose first child is its child from the beginning, and whose view comes later.
private final class EarlySwitcher: UIViewController {
  private let screens: [UIViewController]
  private var shown = 0

  init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
    addChild(screens[0])
    screens[0].didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { screens[shown] }
  override var childForStatusBarHidden: UIViewController? { screens[shown] }

  override func viewDidLoad() {
    super.viewDidLoad()
    screens[0].view.frame = view.bounds
    view.addSubview(screens[0].view)
  }

  func show(_ index: Int, animated: Bool) {
    guard index != shown else { return }
    let (old, new) = (screens[shown], screens[index])
    shown = index
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    transition(
      from: old, to: new, duration: animated ? 0.3 : 0, options: .transitionCrossDissolve,
      animations: nil
    ) { [weak self] _ in
      old.removeFromParent()
      new.didMove(toParent: self)
    }
    setNeedsStatusBarAppearanceUpdate()
  }
}
