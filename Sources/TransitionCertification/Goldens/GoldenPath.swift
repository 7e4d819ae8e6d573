/// Where in the folder of the goldens a case's golden lies.
enum GoldenPath {
  /// What a golden's name ends with.
  static let suffix = ".trace"
  /// What the name of a recorded golden ends with until it is accepted.
  static let pendingSuffix = ".trace.new"
  private static let subjects = "subjects"

  /// The path of a case's golden, relative to the folder.
  static func golden(of caseID: CaseID) -> String {
    caseID.subject == CaseID.systemSubject
      ? caseID.scenario + suffix
      : "\(subjects)/\(caseID.subject)/\(caseID.scenario)\(suffix)"
  }

  /// The path at which a golden waits until it is accepted.
  static func pending(_ golden: String) -> String {
    golden + pendingSuffix.dropFirst(suffix.count)
  }

  /// The path of the golden that a waiting file is for; none if the file does not wait.
  static func golden(ofPending path: String) -> String? {
    guard path.hasSuffix(pendingSuffix) else { return nil }
    return String(path.dropLast(pendingSuffix.count - suffix.count))
  }
}
