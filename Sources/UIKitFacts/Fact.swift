/// Something that UIKit does, how that is known, and where this project asserts it.
public struct Fact: Sendable, Identifiable, Equatable {
  /// The permanent id, such as `FS-01`; comments, rules and scenarios cite it.
  public let id: String
  /// What UIKit does, in a sentence without a full stop.
  public let sentence: String
  /// Where it was observed or is documented; none for what nobody observed.
  public let sources: [FactSource]
  /// The releases of iOS that it is known of.
  public let release: String
  /// How far the sources can be trusted in it.
  public let confidence: Confidence
  /// What it obliges the headless UIKit to.
  public let standing: Standing
  /// Why it is no more than its standing says, a sentence without a full stop; none where it holds.
  public let reason: String?
  /// The files whose tests have the id in their names, below `Tests` and without their suffix.
  public let assertedIn: [String]

  /// How far a statement can be trusted.
  public enum Confidence: String, Sendable, CaseIterable {
    case high, medium, low
  }

  /// What a fact obliges the headless UIKit to.
  public enum Standing: String, Sendable, CaseIterable {
    /// It holds exactly, and a test has its id in its name.
    case required
    /// The same, but the order across controllers is free: each is compared by itself.
    case orderFree
    /// It holds in a release that the host does not play.
    case otherProfile
    /// It is true of a library's calls and not of the system; the host gives what they list.
    case library
    /// It is believed with low confidence; the host does what is reasonable.
    case inferred
    /// It is a defect of UIKit's that the host does not copy.
    case notCopied
    /// Nothing was observed; the host chooses.
    case gap
    /// It takes a nil where Swift allows none.
    case notInSwift
    /// It is general knowledge that no collected observation backs.
    case generalKnowledge
    /// It is this host's own, and UIKit does no such thing.
    case ownOfHost
    /// The host does otherwise for now; the reason says how.
    case otherwise
    /// It is about something that the host does not have; the reason says what.
    case notHosted
    /// Nothing speaks against it, and no test asserts it yet; the reason says what is left open.
    case unproven
    /// It asks something of applications, and nothing of the host.
    case ofApps
  }

  init(
    _ id: String, _ sentence: String, sources: [FactSource], release: String,
    confidence: Confidence, standing: Standing, because reason: String? = nil,
    assertedIn: [String] = []
  ) {
    self.id = id
    self.sentence = sentence
    self.sources = sources
    self.release = release
    self.confidence = confidence
    self.standing = standing
    self.reason = reason
    self.assertedIn = assertedIn
  }
}

extension Fact.Standing {
  /// What it says, in a few words.
  public var words: String {
    switch self {
    case .required: "required"
    case .orderFree: "required, and the order across controllers is free"
    case .otherProfile: "of another release than the host plays"
    case .library: "true of a library's calls, which the host understands"
    case .inferred: "inferred, as the sources are weak"
    case .notCopied: "a defect that the host does not copy"
    case .gap: "chosen, as nothing was observed"
    case .notInSwift: "not to be written in Swift"
    case .generalKnowledge: "general knowledge"
    case .ownOfHost: "this host's own"
    case .otherwise: "contradicted by the host for now"
    case .notHosted: "about what the host does not have"
    case .unproven: "not asserted yet"
    case .ofApps: "what it asks of applications"
    }
  }

  /// Whether a test has to have the fact's id in its name.
  public var needsTest: Bool {
    switch self {
    case .required, .orderFree: true
    case .otherProfile, .library, .inferred, .notCopied, .gap, .notInSwift, .generalKnowledge,
      .ownOfHost, .otherwise, .notHosted, .unproven, .ofApps:
      false
    }
  }

  /// Whether a record has to say why it is no more than that.
  public var needsReason: Bool { [.otherwise, .notHosted, .unproven].contains(self) }
}
