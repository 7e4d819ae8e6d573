/// What happened to a controller hierarchy in one scenario, in order.
///
/// A trace is a value. It knows no UIKit: it can be recorded on any host, written to disk, parsed
/// back, compared, judged and drawn.
public struct Trace: Sendable, Equatable {
  /// The identity of the run: scenario, subject, profile, screen, evidence, contract, what was not seen.
  public var header: Header
  /// The objects that the trace speaks of, in order of first sight; each behind the one that it belongs to.
  public var cast: [CastMember]
  /// The hierarchy before the script acts.
  public var baseline: Checkpoint
  /// Everything that happened, in order.
  public var events: [Event]
  /// How the run came to its end.
  public var ending: Ending

  public init(
    header: Header,
    cast: [CastMember] = [],
    baseline: Checkpoint = Checkpoint(),
    events: [Event] = [],
    ending: Ending
  ) {
    self.header = header
    self.cast = cast
    self.baseline = baseline
    self.events = events
    self.ending = ending
  }
}

extension Trace {
  /// The identity of a run.
  public struct Header: Sendable, Equatable {
    /// The scenario's id, such as `modal/full-screen/present~cancelled`.
    public var scenario: String
    /// The subject's id, such as `seed/fade`.
    public var subject: String
    /// The profile's id, such as `ios-18`.
    public var profile: String
    /// The size of the screen before the script acts; events say when it changes.
    public var screen: ScreenSize
    /// The facts that back the expected order; empty where it is inferred.
    public var evidence: [String]
    /// What the subject declares of itself; rules judge by it.
    public var contract: SubjectContract
    /// What the host of the run could not see; rules that rest on it are not judged.
    public var unseen: Set<SceneSense>

    public init(
      scenario: String, subject: String, profile: String, screen: ScreenSize = .phone,
      evidence: [String] = [], contract: SubjectContract = SubjectContract(),
      unseen: Set<SceneSense> = []
    ) {
      self.scenario = scenario
      self.subject = subject
      self.profile = profile
      self.screen = screen
      self.evidence = evidence
      self.contract = contract
      self.unseen = unseen
    }
  }

  /// How a run came to its end.
  public enum Ending: Sendable, Equatable {
    /// Nothing was pending any more.
    case settled(at: TraceTime, Checkpoint)
    /// Work was still pending when the time limit was reached.
    case unsettled(at: TraceTime, Checkpoint)
    /// On iOS the process would have ended here, by an exception with this fault's id.
    case raised(fault: String)
  }
}
