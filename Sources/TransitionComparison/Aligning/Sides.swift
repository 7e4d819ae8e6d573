import AppearanceTrace
import TransitionScenarios

/// What both sides of a comparison let observers see, as far as nothing of it is let off.
struct Sides: Sendable {
  /// The subject's trace.
  let trace: Trace
  /// What its objects are.
  let roles: CastRoles
  /// What kind of change it is about.
  let family: Scenario.Family
  /// Who tells a presenter that stays in the window that it goes and comes.
  let presenter: PresenterPolicy
  /// The containers of the subject's own; none but in scenarios of such containers.
  let containers: OwnContainers
  /// What the subject lets observers see.
  private(set) var seen: Observations
  /// What they see of the same change by the system.
  private(set) var change: Expected
  /// What they see where the same controller decides the status bar.
  private(set) var statusBar: Expected?
  /// What they see where the presenter goes and comes.
  private(set) var covering: Expected?

  /// A reference and what observers see of it.
  struct Expected: Sendable {
    let reference: Reference
    private(set) var observations: Observations

    init(_ reference: Reference) {
      self.reference = reference
      observations = reference.observations
    }

    fileprivate mutating func edit(_ edit: (inout Observations, Reference) -> Void) {
      edit(&observations, reference)
    }
  }

  init(
    _ trace: Trace, and references: References, presenter: PresenterPolicy,
    family: Scenario.Family
  ) {
    self.trace = trace
    roles = CastRoles(of: trace)
    self.family = family
    self.presenter = presenter
    containers =
      family == .container ? OwnContainers(in: trace, and: references.change.compared) : .none
    seen = Observations(trace, roles)
    change = Expected(references.change)
    statusBar = references.statusBar.map(Expected.init)
    covering = references.covering.map(Expected.init)
  }

  /// Edits what the subject lets observers see.
  mutating func editSeen(_ edit: (inout Observations) -> Void) { edit(&seen) }

  /// Edits what each reference lets observers see.
  mutating func editExpected(_ edit: (inout Observations, Reference) -> Void) {
    change.edit(edit)
    statusBar?.edit(edit)
    covering?.edit(edit)
  }

  /// Edits what the status bar is compared with.
  mutating func editExpectedStatusBar(_ edit: (inout [Observation]) -> Void) {
    statusBar?.edit { observations, _ in edit(&observations[.statusBar]) }
  }

  /// Edits what both sides let observers see.
  mutating func editAll(_ edit: (inout Observations) -> Void) {
    editSeen(edit)
    editExpected { observations, _ in edit(&observations) }
  }

  /// Whether observers see the same on each side as in others.
  func showsTheSame(as other: Sides) -> Bool {
    seen == other.seen && change.observations == other.change.observations
      && statusBar?.observations == other.statusBar?.observations
      && covering?.observations == other.covering?.observations
  }
}

extension Sides {
  /// The controllers that stay in the window while they present, and those that they contain.
  var presenters: Set<String> { change.reference.compared.presenters }

  /// What each observer sees beside what it is to see, in order of the reference's cast.
  ///
  /// Observers are those of the reference: who is in the subject's trace alone is nobody's to compare.
  var alignments: [Alignment] {
    // Behind an exception there is nothing to compare, but that the process lives on is a difference.
    guard !change.reference.compared.ending.isException else { return [alignment(of: .process)] }
    let controllers = Observations.controllers(of: change.reference.compared)
    var alignments = controllers.flatMap { name in
      [alignment(ofController: name)]
        + [Observer.closures(of: name), .sizes(of: name), .parent(of: name)].map(alignment)
    }
    alignments.append(alignment(of: .window))
    if let statusBar {
      alignments.append(
        Alignment(
          .statusBar, seen: seen[.statusBar], expected: statusBar.observations[.statusBar],
          in: statusBar.reference))
    }
    return alignments
  }

  /// Whether both show the same, so that there is nothing to let off. Where they begin with other parents or children,
  /// it does not count: the same may be wrong there.
  var agreeAsTheyAre: Bool {
    trace.baseline.containment == change.reference.compared.baseline.containment
      && alignments.differences.isEmpty
  }

  private func alignment(of observer: Observer) -> Alignment {
    Alignment(
      observer, seen: seen[observer], expected: change.observations[observer],
      in: change.reference)
  }

  /// What a controller sees; one that the contract says is told by hand is to see the appearance of a
  /// presenter that goes and comes.
  private func alignment(ofController name: String) -> Alignment {
    let observer = Observer.controller(name)
    guard presenter == .emulated, presenters.contains(name), let covering else {
      return alignment(of: observer)
    }
    let others = change.observations[observer].filter { !$0.isAppearance }.map(\.content)
    // From the full-screen twin comes the presenter's appearance alone. What else it is told there is kept
    // for its order among that, as far as the system's trace of this style has it, too.
    let expected = covering.observations[observer].filter {
      $0.isAppearance || others.contains($0.content)
    }
    return Alignment(observer, seen: seen[observer], expected: expected, in: covering.reference)
  }
}

extension Trace {
  /// The controllers that stay in the window while they present, and those that they contain.
  var presenters: Set<String> {
    let standing = Set(baseline.appearances.map(\.controller))
    var presenters = Set(baseline.presentations.map(\.presenter).filter(standing.contains))
    for event in events {
      guard case .begin(let span) = event.action, !span.removesFromView else { continue }
      if span.kind == .present, let from = span.from { presenters.insert(from) }
      if span.kind == .dismiss, let to = span.to { presenters.insert(to) }
    }
    for containment in baseline.containment where presenters.contains(containment.parent) {
      presenters.formUnion(containment.children)
    }
    return presenters
  }
}

extension Trace.Ending {
  /// Whether the process would have ended on iOS.
  fileprivate var isException: Bool {
    switch self {
    case .raised: true
    case .settled, .unsettled: false
    }
  }
}
