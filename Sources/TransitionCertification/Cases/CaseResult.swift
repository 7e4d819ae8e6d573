import AppearanceTrace

/// A case that was run and judged.
public struct CaseResult: Sendable {
  /// What was said of the case before any waiver.
  let judged: JudgedCase
  /// What the rules say about it, with what waivers cover.
  public let judgement: Judgement
  /// What differs from the reference; none if nothing does, or where there is nothing to compare with.
  public let transparency: TransparencyFinding?
  /// The waiver that covers that difference, be it told or counted under another headline.
  public let transparencyWaiver: Waiver?
  /// The clauses of the contract that the case needed, to be judged or to be compared as it was.
  public let clausesNeeded: Set<SubjectContract.Clause>
  /// Why nothing can be said of the case; none where it ran to its end.
  public let obstacle: Obstacle?
  /// What the case shows to be wrong, in order.
  public let headlines: [CaseHeadline]

  /// Why nothing can be said of a case.
  public enum Obstacle: Sendable, Equatable, Codable {
    /// On iOS the process would have ended, by an exception with this fault's id.
    case raised(fault: String)
    /// What was to be there before the script acts did not come to rest, so that it never acted.
    case notSetUp(UnsettledReason)
    /// Work was still pending at the time limit, or somebody spoke who is not on virtual time.
    case unsettled(UnsettledReason)
    /// The process that ran it ended before there was a trace.
    case ended(ProcessEnd)
    /// The process that ran it did not answer for so many seconds, and was ended.
    case hung(seconds: Int)
    /// The process that ran it answered with something that is no trace.
    case unreadable(String)
    /// The run was interrupted before the case was played.
    case interrupted
    /// Played again behind other cases, it came out otherwise; there is a trace of the first time.
    case unsteady(Unsteadiness)
  }

  /// - Parameters:
  ///   - judged: What was said of the case before any waiver.
  ///   - judgement: What the rules say about it, with what waivers cover.
  ///   - transparencyWaiver: The waiver that covers a difference from the reference.
  ///   - unsteadiness: How it came out otherwise another time; none where it did not.
  ///   - unsteadinessWaiver: The waiver that covers that.
  init(
    _ judged: JudgedCase, judgement: Judgement, transparencyWaiver: Waiver? = nil,
    unsteadiness: Unsteadiness? = nil, unsteadinessWaiver: Waiver? = nil
  ) {
    self.judged = judged
    // A trace that came to rest need not be read for this.
    let wasSetUp = judged.isSettled || judged.trace.trace.wasSetUp
    // What goes wrong while the scene is set up is judged where a script does the same.
    let judgement = wasSetUp ? judgement : Self.noJudgement(judged.trace.header)
    let transparency = wasSetUp ? judged.transparency : nil
    self.judgement = judgement
    self.transparency = transparency
    self.transparencyWaiver = transparencyWaiver
    clausesNeeded = judged.clausesCompared.union(judgement.clausesNeeded)
    obstacle =
      (judged.isSettled ? nil : Self.obstacle(to: judged.trace.trace))
      ?? (unsteadinessWaiver == nil ? unsteadiness.map(Obstacle.unsteady) : nil)
    let known = unsteadiness.flatMap { unsteadiness in
      unsteadinessWaiver.map { CaseHeadline(unsteadiness, in: judged, waiver: $0) }
    }
    headlines =
      Self.headlines(judged.id, judgement, transparency, transparencyWaiver)
      + [known].compactMap(\.self)
  }

  /// A case of which there is the trace, here.
  init(
    _ trace: Trace, reference: Trace? = nil, judgement: Judgement,
    transparency: TransparencyFinding? = nil, transparencyWaiver: Waiver? = nil,
    exemptions: [Exemption] = [], clausesCompared: Set<SubjectContract.Clause> = []
  ) {
    let judged = JudgedCase(
      KeptTrace(trace), reference: reference.map(KeptTrace.init), judgement: judgement,
      transparency: transparency, exemptions: exemptions, clausesCompared: clausesCompared)
    self.init(judged, judgement: judgement, transparencyWaiver: transparencyWaiver)
  }

  /// A case of which there is no trace.
  ///
  /// - Parameters:
  ///   - id: The case.
  ///   - profile: The release that the host behaved like.
  ///   - obstacle: Why there is none.
  init(_ id: CaseID, _ profile: Profile, lostTo obstacle: Obstacle) {
    let header = Trace.Header(
      scenario: id.scenario, subject: id.subject, profile: profile.rawValue)
    // It is shown as one that did not settle, for no exception is known; and judged as one that ended by an
    // exception, so that no rule takes what is missing for a breach.
    let trace = Trace(header: header, ending: .unsettled(at: .zero, Checkpoint()))
    let judgement = Self.noJudgement(header)
    judged = JudgedCase(KeptTrace(trace), judgement: judgement)
    self.judgement = judgement
    transparency = nil
    transparencyWaiver = nil
    clausesNeeded = []
    self.obstacle = obstacle
    headlines = []
  }

  /// Why nothing can be said of a case that left a trace; none where something can.
  private static func obstacle(to trace: Trace) -> Obstacle? {
    switch trace.ending {
    case .settled: nil
    case .unsettled(_, let checkpoint) where !trace.wasSetUp:
      .notSetUp(UnsettledReason(checkpoint))
    case .unsettled(_, let checkpoint): .unsettled(UnsettledReason(checkpoint))
    case .raised(let fault): isProvoked(fault, by: trace) ? nil : .raised(fault: fault)
    }
  }

  /// What rules say where they have nothing to judge.
  private static func noJudgement(_ header: Trace.Header) -> Judgement {
    Judge().judge(Trace(header: header, ending: .raised(fault: "")))
  }

  /// The rules' headlines, and the difference from the reference under the one that explains it.
  private static func headlines(
    _ id: CaseID, _ judgement: Judgement, _ transparency: TransparencyFinding?, _ waiver: Waiver?
  ) -> [CaseHeadline] {
    var headlines = judgement.headlines.map { CaseHeadline($0, in: id) }
    guard let transparency else { return headlines }
    let cause = judgement.headlines.firstIndex { $0.explains(transparency) }
    if let cause {
      headlines[cause].implied.append(TransparencyFinding.id)
    } else {
      let index =
        judgement.headlines.firstIndex { $0.finding.earliest > transparency.place }
        ?? headlines.endIndex
      headlines.insert(CaseHeadline(transparency, in: id, waiver: waiver), at: index)
    }
    return headlines
  }

  /// Whether the scenario's own script asks for what ends the process.
  private static func isProvoked(_ fault: String, by trace: Trace) -> Bool {
    ScenarioCatalogue.scenario(trace.header.scenario)?.raises == fault
  }

  /// Whether there is its scenario. A trace of any other one is judged by rules alone: nobody knows what the
  /// system does there.
  public var isOfKnownScenario: Bool { ScenarioCatalogue.scenario(id.scenario) != nil }

  /// Whether nothing is wrong that no waiver covers, and the case ran to its end.
  public var holds: Bool { obstacle == nil && headlines.allSatisfy(\.isWaived) }

  /// Whether nothing is wrong but what waivers cover, and they cover something.
  public var isWaived: Bool { holds && !headlines.isEmpty }
}

extension CaseResult {
  /// The case.
  public var id: CaseID { judged.id }
  /// What happened.
  public var trace: Trace { judged.trace.trace }
  /// The identity of the run; the trace need not be read for it.
  package var header: Trace.Header { judged.trace.header }
  /// How many events its trace has.
  public var eventCount: Int { judged.eventCount }
  /// The system's trace with which it was compared; none for the system, and where there is none.
  public var reference: Trace? { judged.reference?.trace }
  /// What the comparison let off, without which it would find something, or something else.
  public var exemptions: [Exemption] { judged.exemptions }
}

extension Trace {
  /// Whether all was at rest before the script acted, or anything happened afterwards.
  fileprivate var wasSetUp: Bool {
    if case .unsettled = ending { !events.isEmpty } else { true }
  }
}

extension CaseResult: CustomStringConvertible {
  public var description: String { id.description }
}

extension CaseResult.Obstacle {
  /// Whether there is no trace either, so that rules have nothing to judge.
  public var isWithoutTrace: Bool {
    switch self {
    case .raised, .notSetUp, .unsettled, .unsteady: false
    case .ended, .hung, .unreadable, .interrupted: true
    }
  }
}

extension CaseResult.Obstacle: CustomStringConvertible {
  public var description: String {
    switch self {
    case .raised(let fault) where FactBook.fact(fault)?.standing == .ownOfHost:
      "raised \(fault): this host cannot go on here, and a device would"
    case .raised(let fault): "raised \(fault): on iOS the process would have ended here"
    case .notSetUp(let reason):
      """
      the scene could not be set up, and the script never acted: \(reason); the cause is found in the \
      scenarios whose scripts do what was set up here
      """
    case .unsettled(let reason): "unsettled: \(reason)"
    case .ended(let end): "\(end)"
    case .hung(let seconds): "hung: its process did not answer for \(seconds) seconds"
    case .unreadable(let message): "undecidable: its process answered with no trace: \(message)"
    case .interrupted: "interrupted: the run ended before it was played"
    case .unsteady(let unsteadiness): "\(unsteadiness)"
    }
  }

  /// What is the same for all cases that it stands in the way of.
  var reason: String {
    if case .unsteady(let unsteadiness) = self { unsteadiness.words } else { description }
  }
}

extension Headline {
  /// Whether a difference follows from it.
  ///
  /// A difference behind a breach that is about the same controllers follows from it. It is told by itself
  /// where the breach weighs less, unless the difference says no more than the breach: that nothing came of
  /// what was done, or that somebody was told otherwise whether it is animated; and where the breach is borne
  /// with, since nobody has said that of the difference.
  fileprivate func explains(_ difference: TransparencyFinding) -> Bool {
    let parties = implied.reduce(into: finding.parties) { $0.formUnion($1.parties) }
    guard !isWaived, finding.earliest <= difference.place,
      !parties.isDisjoint(with: difference.parties)
    else { return false }
    return finding.level == TransparencyFinding.level
      || difference.isSilence && Implication.causesOfSilence.contains(finding.rule)
      || difference.isOfFlags && Implication.causesOfFlags.contains(finding.rule)
  }
}
