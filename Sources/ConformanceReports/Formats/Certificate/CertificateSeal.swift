/// What a program reads of a certificate: whose it is, what it says, and the digests of its traces.
package struct CertificateSeal: Sendable, Equatable {
  /// The subject's id.
  package let subject: String
  /// What it deserves.
  package let verdict: String
  /// The version of the suite that judged.
  package let suite: String
  /// The name of its rules, which others have not.
  package let rules: String
  /// The release that the host behaved like.
  package let profile: String
  /// The traces.
  package let digests: TraceDigests

  /// Why a text has no such part.
  package enum Flaw: Error, Equatable, CustomStringConvertible {
    /// A word is not there.
    case missing(String)
    /// The lines are not those of which the digest of all was taken.
    case altered

    package var description: String {
      switch self {
      case .missing(let word): "it says no '\(word)', so it is no certificate"
      case .altered: "its lines do not have the digest that it says: somebody has altered it"
      }
    }
  }

  init(_ subject: String, verdict: String, profile: String, _ digests: TraceDigests) {
    self.subject = subject
    self.verdict = verdict
    suite = SuiteVersion.current
    rules = SuiteVersion.rules
    self.profile = profile
    self.digests = digests
  }

  /// The part as lines: a word and what it says, and then a line for each trace.
  var text: String {
    let words = [
      ("subject", subject), ("verdict", verdict), ("suite", suite), ("rules", rules),
      ("profile", profile), ("traces", digests.total),
    ]
    return (words.map { "\($0) \($1)" } + digests.lines).map { $0 + "\n" }.joined()
  }

  /// Reads it out of a page.
  ///
  /// - Throws: What is not there, or that it is not as it was written.
  package init(parsing page: String) throws(Flaw) {
    let lines = page.split(separator: "\n")
    func word(_ name: String) throws(Flaw) -> String {
      guard let line = lines.first(where: { $0.hasPrefix("\(name) ") }) else {
        throw .missing(name)
      }
      return String(line.dropFirst(name.count + 1))
    }
    subject = try word("subject")
    verdict = try word("verdict")
    suite = try word("suite")
    rules = try word("rules")
    profile = try word("profile")
    digests = TraceDigests(lines.compactMap(TraceDigests.entry))
    guard try word("traces") == digests.total else { throw .altered }
  }
}
