/// Something that is wrong with a golden.
public struct GoldenTrouble: Sendable, Equatable {
  /// The file's path, from the name of the folder on.
  public let path: String
  /// The case whose golden it is; none where no case owns it.
  public let caseID: CaseID?
  /// What is wrong.
  public let kind: Kind

  /// What is wrong.
  public enum Kind: Sendable, Equatable {
    /// The case's trace is another one now; with the lines that differ.
    case differs(lines: String)
    /// The case has no golden.
    case missing
    /// No case owns the file.
    case stray
    /// The file is no trace; with the lines that differ from what it should hold.
    case unreadable(GoldenDamage, lines: String)
    /// A recorded golden waits to be accepted, or is left behind.
    case pending
  }

  init(_ kind: Kind, path: String, caseID: CaseID? = nil) {
    self.kind = kind
    self.path = path
    self.caseID = caseID
  }

  /// The trouble in a sentence, lower case, without a full stop.
  public var message: String {
    switch kind {
    case .differs: "the trace differs from its golden"
    case .missing: "the golden is missing"
    case .stray: "no case owns this golden"
    case .unreadable(let damage, _): "the golden cannot be read: \(damage)"
    case .pending: "a recorded golden waits to be accepted"
    }
  }

  /// The lines that differ, as hunks; empty where no lines are compared.
  public var lines: String {
    switch kind {
    case .differs(let lines), .unreadable(_, let lines): lines
    case .missing, .stray, .pending: ""
    }
  }
}
