import TransitionCertification

/// A distinct cause of what was found, as machines read it.
public struct CauseDocument: Codable, Sendable, Equatable {
  /// The id of the rule, or `transparency`.
  public let rule: String
  /// The id of the clause, unique within its rule; absent where the rule's are not told apart.
  public let clause: String?
  /// How binding it is.
  public let level: String
  /// The cases in which it was found; the rest of this is about the first of them.
  public let cases: [String]
  /// The cases of which nothing could be said because of it; absent where there are none.
  public let undecided: [String]?
  /// What happened, in a sentence.
  public let statement: String
  /// The lines that prove it.
  public let witnesses: [WitnessDocument]
  /// The sequence around them, drawn in lines; absent where a picture says nothing more.
  public let picture: [String]?
  /// What to do about it; absent where nobody can say.
  public let remedy: String?
  /// How many findings of which rules follow from it in all its cases; absent where none do.
  public let implied: [String: Int]?
  /// The waiver that covers it; absent where none does.
  public let waived: WaiverDocument?

  init(_ cause: ReportedCause) {
    rule = cause.rule.rawValue
    clause = cause.clause?.id
    level = cause.level.rawValue
    cases = cause.cases.map(\.description)
    undecided = cause.undecided.isEmpty ? nil : cause.undecided.map(\.description)
    statement = cause.example.statement
    witnesses = cause.example.witnesses.map(WitnessDocument.init)
    let lines = cause.example.picture.split(separator: "\n").map(String.init)
    picture = lines.isEmpty ? nil : lines
    remedy = cause.example.remedy
    implied =
      cause.implied.isEmpty
      ? nil
      : Dictionary(cause.implied.map { ($0.rule.rawValue, $0.count) }, uniquingKeysWith: +)
    waived = cause.waiver.map(WaiverDocument.init)
  }
}

/// A line that proves something, as machines read it.
public struct WitnessDocument: Codable, Sendable, Equatable {
  /// The trace that it stands in: the case's own, or the reference's.
  public let trace: String
  /// Its number in that trace's text, from 1.
  public let line: Int
  /// The line as printed, without its indentation.
  public let text: String

  init(_ witness: WitnessLine) {
    trace = witness.source == .trace ? "own" : "reference"
    line = witness.line
    text = witness.text
  }
}

/// The words of a waiver, as machines read them.
public struct WaiverDocument: Codable, Sendable, Equatable {
  public let reason: String
  /// Where it is followed, and by whom; absent where nobody has said so of one that was accepted.
  public let link, owner: String?
  public let expiry: String
  /// The day on which it was accepted as it was found; absent where somebody wrote it.
  public let accepted: String?

  init(_ waiver: Waiver) {
    reason = waiver.reason
    link = waiver.link
    owner = waiver.owner
    expiry = waiver.expiry
    accepted = waiver.accepted
  }
}
