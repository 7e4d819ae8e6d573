/// Something that is wrong with a golden.
public struct GoldenTrouble: Sendable, Equatable {
  /// The file's path, from the folder's name on, as messages name it.
  public let path: String
  /// The case whose golden it is; none where no case owns it.
  public let caseID: CaseID?
  /// The scenario under which the golden stands in its file; none where the file holds no others.
  public let section: String?
  /// What is wrong.
  public let kind: Kind
  /// Whether nothing can be put into its file before that is restored.
  public let isInBrokenFile: Bool

  /// What is wrong.
  public enum Kind: Sendable, Equatable {
    /// The case's trace is another one now; with the lines that differ.
    case differs(LineDiff.Rendering)
    /// The case has no golden.
    case missing
    /// No case owns the golden.
    case stray
    /// The golden is no trace; with the lines that differ from what it should hold, where it holds any of that.
    case unreadable(GoldenDamage, LineDiff.Rendering)
    /// The goldens of a file can be read, but they do not stand in it in its only form.
    case untidy
    /// A recorded golden waits to be accepted, or is left behind.
    case pending
    /// Whoever was writing the golden was ended before it was whole.
    case draft
  }

  init(
    _ kind: Kind, path: String, caseID: CaseID? = nil, section: String? = nil,
    isInBrokenFile: Bool = false
  ) {
    self.isInBrokenFile = isInBrokenFile
    self.kind = kind
    self.path = path
    self.caseID = caseID
    self.section = section
  }

  /// Something that is no file, where a golden may be expected.
  init(_ oddity: FolderListing.Oddity, of caseID: CaseID?, in folder: TracesFolder) {
    self.init(
      .unreadable(.unreachable(oddity.reason), LineDiff.Rendering()),
      path: folder.shownPath(oddity.path), caseID: caseID)
  }

  /// The file, and where in it the golden stands, as messages name it.
  public var place: String { section.map { "\(path), \($0)" } ?? path }

  /// The trouble in a sentence, lower case, without a full stop.
  public var message: String {
    switch kind {
    case .differs: "the trace differs from its golden"
    case .missing: "the golden is missing"
    case .stray: "no case owns this golden"
    case .unreadable(let damage, _): "the golden cannot be read: \(damage)"
    case .untidy:
      "the file is not in its canonical form (equal traces twice, or another order);"
        + " 'conform accept --prune' rewrites it"
    case .pending: "a recorded golden waits to be accepted"
    case .draft: "whoever wrote this draft of a golden did not finish it"
    }
  }

  /// The lines that differ, in parts; empty where no lines are compared.
  public var difference: LineDiff.Rendering {
    switch kind {
    case .differs(let difference), .unreadable(_, let difference): difference
    case .missing, .stray, .untidy, .pending, .draft: LineDiff.Rendering()
    }
  }

  /// The lines that differ, as hunks; empty where no lines are compared.
  public var lines: String { difference.text }

  /// The trouble as lines: the golden, what is wrong, the lines that differ.
  public var text: String { "\(firstLine)\(lines)" }

  /// The trouble as a line: the golden, and what is wrong.
  var firstLine: String { "golden \(place.visible): \(message.visible)\n" }
}
