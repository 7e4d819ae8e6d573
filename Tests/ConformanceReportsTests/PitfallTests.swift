import BuiltInSubjects
import ConformanceReports
import Testing
import TransitionCertification

/// What the articles that the project began with warn of, and what goes wrong in the shapes that libraries
/// have, and which rule shows it.
@Suite("The pitfalls of articles and libraries", .serialized) @MainActor struct PitfallTests {
  struct Pitfall: Sendable, CustomTestStringConvertible {
    let text: String
    let subject: String
    let rule: RuleID

    var testDescription: String { text }
  }

  nonisolated static let pitfalls = [
    Pitfall(
      text: "the window is empty after a dismissal",
      subject: "faulty/fade-without-presentation-controller", rule: "ownership-presenter-not-stolen"
    ),
    Pitfall(
      text: "nobody keeps the transitioning delegate", subject: "faulty/delegate-nobody-keeps",
      rule: "resources-delegate-alive"),
    Pitfall(
      text: "views are taken from the controllers", subject: "faulty/controllers-views-grabbed",
      rule: "ownership-presenter-not-stolen"),
    Pitfall(
      text: "the push below the pictures is animated", subject: "faulty/fold-with-animated-push",
      rule: "completion-not-before-animation-end"),
    Pitfall(
      text: "input stays off", subject: "faulty/fold-with-input-left-off",
      rule: "interaction-input-restored"),
    Pitfall(
      text: "a button's dismissal waits for a finger", subject: "faulty/always-interactive",
      rule: "interaction-start-policy"),
    Pitfall(
      text: "the direction is not reset when the panel is gone",
      subject: "faulty/direction-not-reset", rule: "interaction-state-reset"),
    Pitfall(
      text: "the direction is not set when the panel is there",
      subject: "faulty/direction-never-turned", rule: "interaction-start-policy"),
    Pitfall(
      text: "the direction is inferred from what the panel is doing",
      subject: "faulty/direction-inferred", rule: "interaction-start-policy"),
    Pitfall(
      text: "the presenter is told nothing", subject: "faulty/presenter-told-nothing",
      rule: "appearance-presenter-contract"),
    Pitfall(
      text: "the presenter is told twice", subject: "faulty/presenter-told-twice",
      rule: "appearance-begin-end-balanced"),
    Pitfall(
      text: "the status bar is not captured", subject: "faulty/status-bar-not-captured",
      rule: "status-bar-owner-after-present"),
    Pitfall(
      text: "a view is moved after the completion", subject: "faulty/view-moved-after-end",
      rule: "completion-no-work-after"),
    Pitfall(
      text: "the bar jumps when all is over", subject: "faulty/bar-jumps-at-end",
      rule: "geometry-bars-stable"),
    Pitfall(
      text: "a menu that is closed is told that it appears", subject: "faulty/closed-menus-appear",
      rule: "appearance-no-phantom-child"),
    Pitfall(
      text: "a menu that is a child for life is told again and again that it is one",
      subject: "faulty/menu-moved-in-each-time", rule: "containment-did-move-after-add"),
    Pitfall(
      text: "a side that a finger gives up is told that it has come",
      subject: "faulty/given-up-side-told", rule: "appearance-no-phantom-child"),
    Pitfall(
      text: "the view of a page is loaded and put in before the page is a child",
      subject: "faulty/page-shown-before-child", rule: "containment-add-before-view"),
    Pitfall(
      text: "a stack is cut off by hand where it was to be set",
      subject: "faulty/stack-cut-by-hand", rule: "navigation-stack-consistent"),
    Pitfall(
      text: "a finger that pulls one screen away leaves one too few",
      subject: "faulty/one-too-many-popped", rule: "navigation-stack-consistent"),
  ]

  @Test(
    "each is shown by the rule that is named for it",
    arguments: pitfalls.filter { WholeRun.knows($0.subject) })
  func shown(pitfall: Pitfall) throws {
    let subject = try #require(SubjectRegistry.builtIn.subject(pitfall.subject))
    let entry = try #require(
      WholeRun.selftest.catches.first { $0.subject == pitfall.subject })

    #expect(subject.expects.map(\.rule).contains(pitfall.rule))
    #expect(entry.named?.rule == pitfall.rule)
  }
}
