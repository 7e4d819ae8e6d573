package import TransitionCertification

/// The digests of a subject's traces, by which everybody can tell whether they have the same ones.
///
/// A line for each trace is the one that `sha256sum` writes of a file that holds it.
package struct TraceDigests: Sendable, Equatable {
  /// A trace.
  package struct Entry: Sendable, Equatable {
    /// The scenario's id.
    package let scenario: String
    /// The digest of the trace's text.
    package let digest: String
  }

  /// The traces, in the order in which they were recorded.
  package let entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Takes the digests of cases; those that left no trace have none.
  package init(of cases: [CaseResult]) {
    self.init(of: cases.filter { $0.obstacle?.isWithoutTrace != true }.map(\.trace))
  }

  /// Takes the digests of traces of one subject.
  package init(of traces: [Trace]) {
    self.init(
      traces.map { trace in
        Entry(scenario: trace.header.scenario, digest: SHA256.digest(of: trace.text))
      })
  }

  /// A line for each trace: its digest, and the name of its file.
  package var lines: [String] { entries.map { "\($0.digest)  \(Self.fileName(of: $0.scenario))" } }

  /// The digest of all: that of the lines.
  package var total: String { SHA256.digest(of: lines.map { $0 + "\n" }.joined()) }

  /// The scenarios that have more than one trace, in their order.
  package var repeated: [String] {
    var seen: Set<String> = []
    return entries.map(\.scenario).filter { !seen.insert($0).inserted }
  }

  /// The name of the file in which a scenario's trace lies.
  package static func fileName(of scenario: String) -> String { scenario + suffix }

  private static let suffix = ".trace"

  /// Reads a line.
  ///
  /// - Returns: What it says; none where it is no such line.
  static func entry(of line: some StringProtocol) -> Entry? {
    let digest = line.prefix { $0.isHexDigit }
    let rest = line.dropFirst(digest.count)
    guard digest.count == 64, rest.hasPrefix("  "), rest.hasSuffix(suffix) else { return nil }
    return Entry(
      scenario: String(rest.dropFirst(2).dropLast(suffix.count)), digest: digest.lowercased())
  }
}

extension TraceDigests {
  /// How other traces differ from these.
  package struct Differences: Sendable, Equatable {
    /// The scenarios whose traces are others.
    package let changed: [String]
    /// The scenarios of which there is no trace any more.
    package let missing: [String]
    /// The scenarios of which there was none.
    package let added: [String]

    /// Whether there are none.
    package var isEmpty: Bool { changed.isEmpty && missing.isEmpty && added.isEmpty }
  }

  /// How others differ from these.
  package func differences(from others: TraceDigests) -> Differences {
    let found = Dictionary(
      others.entries.map { ($0.scenario, $0.digest) }, uniquingKeysWith: { first, _ in first })
    let own = Set(entries.map(\.scenario))
    return Differences(
      changed: entries.filter { entry in found[entry.scenario].map { $0 != entry.digest } ?? false }
        .map(\.scenario),
      missing: entries.map(\.scenario).filter { found[$0] == nil },
      added: others.entries.map(\.scenario).filter { !own.contains($0) })
  }
}
