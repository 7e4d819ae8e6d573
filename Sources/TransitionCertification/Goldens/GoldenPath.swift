/// Where in the folder of the goldens a case's golden lies.
enum GoldenPath: Hashable {
  /// In a file of its own.
  case file(String)
  /// In the file of a subject and a style, with others.
  case section(String)

  /// What the name of a file with one golden ends with.
  static let suffix = ".trace"
  /// What the name of a file with many goldens ends with.
  static let sharedSuffix = ".traces"
  /// What the name of a recorded golden ends with until it is accepted.
  static let pendingSuffix = ".trace.new"
  /// What the names of all files end with in which goldens lie or wait.
  static let suffixes = [suffix, sharedSuffix, pendingSuffix]
  private static let subjects = "subjects/"

  /// The place of a case's golden.
  ///
  /// A scenario that is like another one lies with that one's style: most often one text serves both.
  init(of caseID: CaseID) {
    let likeness = ScenarioCatalogue.scenario(caseID.scenario)?.likeness
    let isReference = caseID.subject == CaseID.systemSubject
    if isReference, likeness == nil {
      self = .file(caseID.scenario + Self.suffix)
    } else {
      let style = (likeness ?? caseID.scenario).withoutLastSegment
      self = .section(Self.folder(of: caseID.subject) + style + Self.sharedSuffix)
    }
  }

  /// The file's path, relative to the folder.
  var file: String {
    switch self {
    case .file(let path), .section(let path): path
    }
  }

  /// The path at which a case's recorded golden waits until it is accepted: a file of its own.
  static func pending(of caseID: CaseID) -> String {
    folder(of: caseID.subject) + caseID.scenario + pendingSuffix
  }

  private static func folder(of subject: String) -> String {
    subject == CaseID.systemSubject ? "" : "\(subjects)\(subject)/"
  }
}

extension CaseID {
  /// The case whose golden stands in a file of many.
  ///
  /// - Parameters:
  ///   - file: The file's path, relative to the folder of goldens.
  ///   - scenario: The scenario under which it stands there.
  /// - Returns: The case; none where a file of this name holds the goldens of no subject.
  package init?(goldenIn file: String, scenario: String) {
    let segments = file.split(separator: "/")
    let candidates = (1..<max(1, segments.count)).map { count in
      CaseID(subject: segments[1...count].joined(separator: "/"), scenario: scenario)
    }
    let system = CaseID(subject: CaseID.systemSubject, scenario: scenario)
    guard let found = (candidates + [system]).first(where: { GoldenPath(of: $0).file == file })
    else { return nil }
    self = found
  }
}

extension String {
  /// The part of an id before its last slash.
  fileprivate var withoutLastSegment: Substring {
    self[..<(lastIndex(of: "/") ?? endIndex)]
  }
}
