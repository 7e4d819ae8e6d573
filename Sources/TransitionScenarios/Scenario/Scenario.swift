public import TransitionStage

/// One thing that can happen to a hierarchy of controllers, written once for all subjects.
///
/// All who speak of it share the one of the catalogue.
public final class Scenario: Sendable, Identifiable {
  /// The scenario's id, such as `modal/full-screen/present~cancelled`.
  public let id: String
  /// What happens, in a sentence.
  public let title: String
  /// Where it goes on, or by what the change is made.
  let setting: ScenarioSetting
  /// What is done, as in the id.
  public let action: String
  /// How the change goes.
  public let variant: Variant
  /// The names of the situations that this scenario stands for.
  public let tags: [String]
  /// The facts that back the expected order.
  public let evidence: [String]
  /// Whether no fact backs the order as a whole.
  public let isInferred: Bool
  /// The complaints of UIKit that the script itself provokes, by id.
  public let complaints: [String]
  /// Whether a finger or a driver pulls, so that an animator of the app's own moves what the system's cannot.
  public let isPulled: Bool
  /// The complaint by which UIKit ends the process, as the script provokes it; none where it goes on.
  public let raises: String?
  /// The scenario of whose trace this one's is no different, but for names; none where none is named.
  public let likeness: String?
  /// What the screen belongs to.
  public let device: StageDevice
  /// Why a subject cannot be driven through it; none if it can.
  let obstacle: @Sendable (Subject) -> String?
  /// What is done on a stage.
  let script: @MainActor @Sendable (Stage) -> Void

  init(
    _ setting: ScenarioSetting, _ action: String, _ variant: Variant = .finished,
    title: String, tags: [String], evidence: [String], isInferred: Bool = false,
    isPulled: Bool = false, complaints: [String] = [], raises: String? = nil,
    likeness: String? = nil, on device: StageDevice = .phone,
    obstacle: @escaping @Sendable (Subject) -> String?,
    script: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    let suffix = variant == .finished ? "" : "~\(variant.rawValue)"
    id = "\(setting.family.rawValue)/\(setting.id)/\(action)\(suffix)"
    self.title = title
    self.setting = setting
    self.action = action
    self.variant = variant
    self.tags = tags
    self.evidence = evidence.withoutRepeats
    self.isInferred = isInferred || evidence.isEmpty
    self.isPulled = isPulled
    self.complaints = complaints
    self.raises = raises
    self.likeness = likeness
    self.device = device
    self.obstacle = obstacle
    self.script = script
  }
}

extension Scenario {
  /// What kind of change a scenario is about.
  public enum Family: String, Sendable, CaseIterable {
    case modal, navigation, tabs, pages, split, container, segue, window
  }

  /// How a scenario's change goes.
  public enum Variant: String, Sendable, CaseIterable {
    case finished, cancelled, interrupted
    case reGrabbed = "re-grabbed"
    case unanimated, repeated, reversed
    /// By a finger that turns round, and lifts on the other side of where it began.
    case turnedRound = "turned-round"
    /// By a finger that rests before it lifts, or that lifts early while it moves fast.
    case resting, flung
    /// By a finger that another one relieves.
    case relieved
    /// By two fingers that come down together, of which one lifts before the other.
    case joined
    case reEntrant = "re-entrant"
  }

  /// What kind of change it is about.
  public var family: Family { setting.family }

  /// The style of presentation or the kind of container, as in the id.
  public var style: String { setting.id }

  /// How its presentation is made; none where the scenario is not about a presentation by itself.
  package var presentation: PresentationSetting? {
    switch setting {
    case .presentation(let presentation): presentation
    case .presentationAboveAnother, .navigation, .tabs, .pages, .split, .container, .segue,
      .systemSegue, .root, .ownWindow:
      nil
    }
  }

  /// Whether a container shows something beside its child.
  package var hasSide: Bool { setting == .container(.side) }

  /// Whether a subject can be driven through a scenario.
  public enum Applicability: Sendable, Equatable {
    case applies
    /// It cannot; the reason is a sentence without a full stop.
    case notApplicable(String)
  }

  /// Whether a subject can be driven through this scenario.
  public func applicability(to subject: Subject) -> Applicability {
    obstacle(subject).map(Applicability.notApplicable) ?? .applies
  }

  /// Runs the scenario on a fresh scene, and tells what happened.
  ///
  /// - Parameters:
  ///   - subject: the transition under test.
  ///   - profile: the release that the host behaves like.
  /// - Returns: the trace; its times count from the moment when the script began to act.
  @MainActor public func run(_ subject: Subject, profile: Profile = .iOS18) -> Trace {
    run(subject, profile: profile, rounds: .folded)
  }

  /// Runs the scenario on a fresh scene, and tells what happened.
  ///
  /// - Parameter rounds: how rounds that are equal are told.
  @MainActor package func run(
    _ subject: Subject, profile: Profile, rounds: RoundNotation
  ) -> Trace {
    let stage = Stage(for: subject, profile: profile, on: device)
    let header = Trace.Header(
      scenario: id, subject: subject.id, profile: profile.rawValue, evidence: evidence,
      contract: subject.contract)
    return stage.perform(header, rounds: rounds, script)
  }
}

extension [String] {
  /// Each element once, at its first place.
  fileprivate var withoutRepeats: [String] {
    reduce(into: []) { kept, element in
      if !kept.contains(element) { kept.append(element) }
    }
  }
}
