import AppearanceTrace
import TransitionScenarios
import TransitionStage

/// Chooses the system's traces with which a subject's trace is compared.
///
/// What the subject is asked to do chooses them, and what its contract declares: that it keeps children,
/// covers the status bar, or tells the presenter by hand. Where a finger leaves it open how a change ends,
/// by its place or by its speed, the system's own gesture ends as the subject's; and whether a
/// tap on what is presented, or beside it, takes that away is the subject's to say. Exemptions may choose
/// others, by what the subject is seen to do.
@MainActor struct ReferenceChoice {
  /// The scenario that the subject played.
  let scenario: Scenario
  /// The subject's trace.
  let trace: Trace
  /// What the subject declares, or what is assumed that it declares.
  let contract: SubjectContract
  /// What is chosen so far.
  var chosen: Chosen
  private let book: ReferenceBook

  /// What is chosen.
  struct Chosen: Equatable {
    /// What the same change is compared with; none where the system does nothing of the kind.
    var change: ReferenceRun?
    /// What the status bar is compared with; none where nothing is known.
    var statusBar: ReferenceRun?
    /// What a presenter is compared with that is told by hand.
    var covering: ReferenceRun?
    /// How rounds are compared.
    var rounds = RoundNotation.folded
    /// What becomes of a status bar for which there is no reference.
    var unknownStatusBar = UnknownStatusBar.comparedWithChange
  }

  /// What becomes of a status bar for which there is no reference.
  enum UnknownStatusBar {
    /// It has to look as in the reference of the change.
    case comparedWithChange
    case notCompared
  }

  /// Chooses by scenario and contract; none where the system plays no such scenario, or where a tap asks something
  /// first, which is the app's own choice.
  init?(
    for scenario: Scenario, _ trace: Trace, _ contract: SubjectContract, from book: ReferenceBook
  ) {
    let taps = trace.tapOutcomes
    var own = ReferenceRun(
      scenario: scenario, children: ReferenceRun.Children(contract),
      swipesBack: contract.allowsBackSwipe, closingTaps: taps.closing)
    guard !taps.beginsElse, let systems = book.trace(of: own) else { return nil }
    if let end = trace.lastEnd, end != systems.lastEnd { own.verdict = end }
    self.scenario = scenario
    self.trace = trace
    self.contract = contract
    self.book = book
    chosen = Chosen(change: own, statusBar: own)
    guard let presentation = FirstPresentation(of: trace) else { return }
    if declaresStatusBar(presentation) { chosen.statusBar = twin(presentedAs: .fullScreen) }
    if contract.presenter == .emulated { chosen.covering = twin(presentedAs: .fullScreen) }
  }

  /// The traces that are chosen; none where the change has no reference.
  var references: References? {
    guard let change = chosen.change.flatMap(reference) else { return nil }
    let statusBar = chosen.statusBar.flatMap(reference)
    let covering = chosen.covering.flatMap(reference)
    return switch chosen.unknownStatusBar {
    case .comparedWithChange:
      References(change: change, statusBar: statusBar ?? change, covering: covering)
    case .notCompared: References(change: change, statusBar: statusBar, covering: covering)
    }
  }

  private func reference(_ run: ReferenceRun) -> Reference? {
    book.reference(run, comparing: chosen.rounds)
  }

  /// What the system does when it is taken through a scenario in one way.
  func trace(of run: ReferenceRun) -> Trace? { book.trace(of: run) }

  /// Has all that is chosen go another way through its scenario, if the system plays the change so.
  mutating func follow(_ way: (inout ReferenceRun) -> Void) {
    guard var run = chosen.change else { return }
    way(&run)
    if trace(of: run) != nil { chosen.follow(way) }
  }

  /// Whether the contract says that a presentation covers the status bar, which its style does not.
  func declaresStatusBar(_ presentation: FirstPresentation) -> Bool {
    contract.coversStatusBar && !presentation.coversStatusBar
  }

  /// The same scenario with another style of presentation, taken through in the same way, in which the same
  /// controllers are told something; none where the system has none.
  func twin(presentedAs style: ModalStyle) -> ReferenceRun? {
    guard let other = scenario.twin(presentedAs: style) else { return nil }
    let own = chosen.change ?? ReferenceRun(scenario: scenario)
    var twin = own
    twin.scenario = other
    guard let systems = book.trace(of: own), let trace = book.trace(of: twin),
      Observations.controllersTold(in: trace) == Observations.controllersTold(in: systems)
    else { return nil }
    return twin
  }
}

extension ReferenceChoice.Chosen {
  fileprivate mutating func follow(_ way: (inout ReferenceRun) -> Void) {
    for place in [\Self.change, \.statusBar, \.covering] {
      guard var run = self[keyPath: place] else { continue }
      way(&run)
      self[keyPath: place] = run
    }
  }
}

extension Trace {
  /// How its last transition ended; none where none did.
  fileprivate var lastEnd: PullEnd? {
    for event in events.reversed() {
      guard case .end(_, let outcome) = event.action else { continue }
      return switch outcome {
      case .finished: .finished
      case .cancelled: .cancelled
      }
    }
    return nil
  }
}
