import BuiltInSubjects
import Testing
import TransitionCertification

/// Containers and stacks in the shapes that libraries have: what a right one leaves, and which rule is the
/// first to show a wrong one.
@Suite("The shapes of libraries", .serialized) @MainActor struct LibraryShapeTests {
  /// A pitfall, and a scenario that shows it.
  struct Pitfall: Sendable, CustomTestStringConvertible {
    let subject: String
    let scenario: String
    let rule: RuleID

    var testDescription: String { subject }
  }

  nonisolated static let pitfalls = [
    Pitfall(
      subject: "faulty/closed-menus-appear", scenario: "container/children/show",
      rule: "appearance-no-phantom-child"),
    Pitfall(
      subject: "faulty/menu-moved-in-each-time", scenario: "container/side/replace-side-closed",
      rule: "containment-did-move-after-add"),
    Pitfall(
      subject: "faulty/menu-moved-in-each-time", scenario: "container/side/open-each",
      rule: "transparency"),
    Pitfall(
      subject: "faulty/given-up-side-told", scenario: "container/side/drag~cancelled",
      rule: "appearance-no-phantom-child"),
    Pitfall(
      subject: "faulty/page-shown-before-child", scenario: "container/children/select-one-by-one",
      rule: "containment-add-before-view"),
    Pitfall(
      subject: "faulty/stack-cut-by-hand", scenario: "navigation/bar/pull-stack",
      rule: "navigation-stack-consistent"),
    Pitfall(
      subject: "faulty/one-too-many-popped", scenario: "navigation/bar/drag-out-one-of-three",
      rule: "navigation-stack-consistent"),
  ]

  private func parts(_ subject: String, _ scenario: String) throws -> (ListedSubject, Scenario) {
    (
      try #require(SubjectRegistry.builtIn.subject(subject), "\(subject)"),
      try #require(ScenarioCatalogue.scenario(scenario), "\(scenario)")
    )
  }

  /// The state in which a scenario leaves a subject, and what it did.
  private func play(_ subject: String, _ scenario: String) throws -> (Trace, Checkpoint) {
    let (subject, scenario) = try parts(subject, scenario)
    try #require(scenario.applicability(to: subject.subject) == .applies)
    let trace = scenario.run(subject.subject)
    return (trace, try #require(trace.ending.checkpoint))
  }

  private func children(of parent: String, in state: Checkpoint) -> [String] {
    state.containment.first { $0.parent == parent }?.children ?? []
  }

  @Test(
    "a pitfall is shown by its rule first, and the twin does the same right", arguments: pitfalls)
  func shown(pitfall: Pitfall) throws {
    let (subject, scenario) = try parts(pitfall.subject, pitfall.scenario)
    let (twin, _) = try parts(subject.twin ?? "", pitfall.scenario)
    let runner = CaseRunner(references: ReferenceBook(), on: .today)

    #expect(runner.run(subject.subject, in: scenario).headlines.first?.rule == pitfall.rule)
    #expect(scenario.applicability(to: twin.subject) == .applies)
    #expect(runner.run(twin.subject, in: scenario).headlines.map(\.description) == [])
  }

  @Test("a container that selects nothing has one child, and what lies at its sides")
  func alone() throws {
    let (trace, state) = try play("good/side-menu", "container/side/open-each")

    let controllers = trace.cast.filter { $0.role == .controller }.map(\.name)
    #expect(controllers == ["first", "side", "other-side", "container"])
    #expect(children(of: "container", in: state) == ["first", "side", "other-side"])
    #expect(trace.text.contains("\n  > container.open(other-side, animated: true)\n"))
  }

  @Test("a side is a child for life, or while it is open")
  func life() throws {
    let (kept, keptState) = try play("good/side-menu", "container/side/open-and-close")
    let (passing, passingState) = try play("good/drawer", "container/side/open-and-close")

    #expect(!kept.text.contains("side.willMove") && passing.text.contains("side.willMove"))
    #expect(children(of: "container", in: keptState).contains("side"))
    #expect(children(of: "container", in: passingState) == ["first"])
  }

  @Test("a side is replaced by its name")
  func replaced() throws {
    let (trace, state) = try play("good/side-menu", "container/side/replace-side-closed")

    #expect(trace.text.contains("\n  > container.replace(side, other, animated: true)\n"))
    #expect(children(of: "container", in: state) == ["first", "other-side", "other"])
  }

  @Test("a page whose turn has not come has no view and no parent, and stays once it came")
  func lazy() throws {
    let (shown, state) = try play("good/lazy-pages", "container/children/show")
    let (turned, later) = try play("good/lazy-pages", "container/children/select-one-by-one")

    #expect(!shown.text.contains("second.loadView()"))
    #expect(children(of: "container", in: state) == ["first"])
    #expect(turned.text.components(separatedBy: "second.didMove(").count == 2)
    #expect(children(of: "container", in: later) == ["first", "second", "third"])
  }

  @Test(
    "a finger that goes through sets the stack, and one that gives up leaves it",
    arguments: [
      ("navigation/bar/pull-stack", ["second"]), ("navigation/bar/pull-stack-of-two", ["third"]),
      ("navigation/bar/set-stack~cancelled", ["first"]),
      ("navigation/bar/cancel-then-pull-stack", ["third-2"]),
    ])
  func stack(scenario: String, left: [String]) throws {
    let (trace, state) = try play("good/stack-puller", scenario)

    #expect(children(of: "nav", in: state) == left)
    #expect(trace.text.contains("< nav.setViewControllers("))
  }

  @Test(
    "a finger that pulls the top away leaves all below it, and the top is gone",
    arguments: ["system", "good/slide-navigation", "good/zoom"])
  func popped(subject: String) throws {
    let (trace, state) = try play(subject, "navigation/bar/drag-out-one-of-three")

    #expect(children(of: "nav", in: state) == ["first", "second"])
    #expect(trace.text.contains("release third\n") && !trace.text.contains("release second\n"))
  }
}
