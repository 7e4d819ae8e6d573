package import TransitionCertification

/// What a program reads of a certificate: whose it is, what it says, and the digests of its traces.
package struct CertificateSeal: Sendable, Equatable {
  /// The subject's id.
  package let subject: String
  /// What it deserves.
  package let verdict: Verdict
  /// The version of the suite that judged.
  package let suite: String
  /// The name of its rules, which others have not.
  package let rules: String
  /// The release that the host behaved like.
  package let profile: String
  /// What the subject declares of itself, in a line.
  package let contract: String
  /// The traces.
  package let digests: TraceDigests
  /// The digest of the page above it.
  let page: String

  /// - Parameter page: What stands above it.
  init(_ subject: SubjectResult, profile: Profile, _ digests: TraceDigests, under page: String) {
    self.subject = subject.subject.visible
    verdict = subject.verdict ?? .incomplete
    suite = SuiteVersion.current
    rules = SuiteVersion.rules
    self.profile = profile.rawValue
    contract = Self.line(subject.contract)
    self.digests = digests
    self.page = CertificateLines.digest(of: CertificateLines(page).all)
  }

  /// A contract in a line.
  static func line(_ contract: SubjectContract) -> String {
    contract.lines.joined(separator: "; ").visible
  }

  /// The part as lines: words and what they say, a line for each trace, and the digest of all of these.
  var text: String {
    (lines + ["seal \(CertificateLines.digest(of: lines))"]).map { $0 + "\n" }.joined()
  }

  private var lines: [String] {
    let words = [
      ("subject", subject), ("verdict", verdict.rawValue), ("suite", suite), ("rules", rules),
      ("profile", profile), ("contract", contract), ("count", "\(digests.entries.count)"),
      ("traces", digests.total), ("page", page),
    ]
    return words.map { "\($0) \($1)" } + digests.lines
  }

  /// The heading of its page.
  var heading: String { "# \(MarkdownText.code(subject)) is \(verdict.rawValue)" }

  /// What the page's first table says that the seal says too.
  var rows: [(name: String, value: String)] {
    [
      ("subject", MarkdownText.code(subject)), ("verdict", "**\(verdict.rawValue)**"),
      ("suite", "TransitionConformance \(suite), rules \(rules)"), ("profile", profile),
      ("traces", MarkdownText.code("sha256 \(digests.total)")),
    ]
  }
}

extension CertificateSeal {
  /// Reads those of a page, on which one certificate stands behind the other.
  ///
  /// - Throws: What is not there, or that it is not as it was written.
  package static func all(in page: String) throws(Flaw) -> [CertificateSeal] {
    var seals: [CertificateSeal] = []
    for lines in CertificateLines(page).certificates { seals.append(try CertificateSeal(lines)) }
    return seals
  }

  /// Reads it out of a page with one certificate.
  ///
  /// - Throws: What is not there, or that it is not as it was written.
  package init(parsing page: String) throws(Flaw) {
    try self.init(CertificateLines(page))
  }

  private init(_ lines: CertificateLines) throws(Flaw) {
    let (above, fence) = lines.parts
    func word(_ name: String) throws(Flaw) -> String {
      guard let word = CertificateLines.word(name, in: fence) else { throw .missing(name) }
      return word
    }
    subject = try word("subject")
    let verdict = try word("verdict")
    guard let known = Verdict(rawValue: verdict) else { throw .unknown(verdict) }
    self.verdict = known
    suite = try word("suite")
    rules = try word("rules")
    profile = try word("profile")
    contract = try word("contract")
    page = try word("page")
    digests = TraceDigests(fence.compactMap(TraceDigests.entry))
    guard !digests.entries.isEmpty else { throw .empty }
    if let scenario = digests.repeated.first { throw .repeated(scenario) }
    // What is read has to be all that stands there, so it is written anew.
    _ = try word("seal")
    guard text == fence.map({ $0 + "\n" }).joined(),
      page == CertificateLines.digest(of: above)
    else { throw .altered }
    guard above.first == heading else { throw .contradicted("heading") }
    for row in rows {
      let told = above.filter { CertificateLines.starts($0, with: "|\(row.name)|") }
      guard told == ["|\(row.name)|\(MarkdownText.cell(row.value))|"] else {
        throw .contradicted(row.name)
      }
    }
  }

  /// Why a text has no such part.
  package enum Flaw: Error, Equatable, CustomStringConvertible {
    /// A word is not there.
    case missing(String)
    /// There is no such verdict.
    case unknown(String)
    /// It has the digest of no trace.
    case empty
    /// A scenario has two traces.
    case repeated(String)
    /// The lines are not those of which the digest of all was taken.
    case altered
    /// The page says something else for people than for programs.
    case contradicted(String)

    package var description: String {
      switch self {
      case .missing(let word): "it says no '\(word)', so it is no certificate"
      case .unknown(let verdict): "there is no verdict '\(verdict.visible)'"
      case .empty: "it names no trace, so nothing can be verified"
      case .repeated(let scenario): "it names two traces of \(scenario.visible)"
      case .altered: "its lines do not have the digest that it says: somebody has altered it"
      case .contradicted(let name):
        "its \(name) says something else than its last part: somebody has altered it"
      }
    }
  }
}
