import AppearanceTrace
import TransitionScenarios
import TransitionStage

/// One way in which the system is taken through a scenario.
struct ReferenceRun: Hashable, Sendable {
  /// The scenario.
  var scenario: Scenario
  /// What becomes of children whose views are out.
  var children = Children()
  /// Whether a swipe from the edge leads back in a stack.
  var swipesBack = true
  /// Who decides the status bar, where there is a container.
  var decider = StatusBarDecider.child
  /// Which selections of tabs nobody animates, counted from 0.
  var stillSelections: Set<Int> = []
  /// The taps on tabs that are refused, counted from 0.
  var refusedTabTaps: [Int: Subject.RefusedTabTap] = [:]
  /// Which changes of the screen's size the interface does not follow, counted from 0.
  var refusedTurns: Set<Int> = []
  /// Whether what the old root presents is dismissed before a window gets another root.
  var dismissesWithRoot = false
  /// Which of the script's pulls begin nothing, counted from 0.
  var unansweredPulls: Set<Int> = []
  /// Which of the script's taps on what is presented take it away, counted from 0, each with how.
  var closingTaps: [Int: Subject.ClosingTap] = [:]
  /// How the system's own gesture ends where the finger leaves it open; none as it likes.
  var verdict: PullEnd?
  /// How rounds that are equal are told.
  var rounds = RoundNotation.folded

  /// What the system's plain container does with children whose views are out.
  struct Children: Sendable, Hashable {
    /// Whether those that it shows one at a time stay its children.
    var areKept = false
    /// Whether those at its sides do.
    var areKeptAtSides = false
    /// Whether a part of those at its sides is always seen.
    var areSeenAtSides = false
  }

  static func == (left: ReferenceRun, right: ReferenceRun) -> Bool {
    left.scenario.id == right.scenario.id && left.children == right.children
      && left.swipesBack == right.swipesBack && left.decider == right.decider
      && left.stillSelections == right.stillSelections
      && left.refusedTabTaps == right.refusedTabTaps && left.refusedTurns == right.refusedTurns
      && left.dismissesWithRoot == right.dismissesWithRoot
      && left.unansweredPulls == right.unansweredPulls && left.closingTaps == right.closingTaps
      && left.verdict == right.verdict && left.rounds == right.rounds
  }

  /// Takes in what runs differ in as a rule: there are few of each scenario.
  func hash(into hasher: inout Hasher) {
    hasher.combine(scenario.id)
    hasher.combine(children)
    hasher.combine(decider)
    hasher.combine(verdict)
    hasher.combine(rounds)
  }
}

extension ReferenceRun.Children {
  /// What a contract says.
  init(_ contract: SubjectContract) {
    self.init(
      areKept: contract.keepsChildren, areKeptAtSides: contract.keepsSides,
      areSeenAtSides: contract.showsSides)
  }
}
