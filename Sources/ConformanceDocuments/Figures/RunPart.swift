public import ConformanceReports
import TransitionCertification

/// One of several equal parts of a run of everything: what each commit can pay for.
///
/// Every subject belongs to one part, so that all of them together are everything. A part answers for what
/// each of its subjects showed. What is counted over all subjects it does not see.
public struct RunPart: Sendable, Equatable {
  /// Which one it is; the first one is 1.
  public let number: Int
  /// How many there are.
  public let count: Int

  /// - Parameter word: A part such as `3/8`, of which the last is `8/8`.
  /// - Returns: The part; none for any other word.
  public init?(_ word: String) {
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      number >= 1, number <= count
    else { return nil }
    self.number = number
    self.count = count
  }

  /// The elements that belong to it, in their order.
  public func elements<Element>(of all: [Element]) -> [Element] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}

extension RunFigures {
  /// What subjects showed otherwise than these figures say, a line each.
  ///
  /// The figures of each subject are compared, those of each article all of whose subjects are there, and
  /// those of the references where the system is. Rules and points of the standard are counted over all
  /// subjects, and so are not.
  ///
  /// - Parameter subjects: Some of the built-in subjects, certified.
  public func differences(from subjects: [CertifiedSubject]) -> [String] {
    let shown = RunFigures(subjects)
    let ids = Set(subjects.map(\.subject.id))
    var lines: [String] = []
    func compare<Value: Equatable>(_ name: String, _ shown: Value, _ written: Value?) {
      guard shown != written else { return }
      let before = written.map { "\($0)" } ?? "nothing"
      lines.append("\(name)\n  shown: \(shown)\n  written down: \(before)")
    }
    for entry in shown.catches {
      compare(entry.subject, entry, catches.first { $0.subject == entry.subject })
    }
    for (id, entry) in (shown.blameless ?? [:]).sorted(by: { $0.key < $1.key }) {
      compare(id, entry, blameless?[id])
    }
    for article in SeedArticle.all where ids.isSuperset(of: article.subjects) {
      if let entry = shown.articles[article.title] {
        compare(article.title, entry, articles[article.title])
      }
    }
    if subjects.contains(where: { $0.subject.role == .system }) {
      compare("lines of the references", shown.referenceLines, referenceLines)
      compare("lines that facts back", shown.backedLines, backedLines)
    }
    return lines
  }

  /// The subjects of which these figures speak, and which are none of those that there are.
  ///
  /// - Parameter ids: The ids of all subjects that there are.
  public func strangers(among ids: Set<String>) -> [String] {
    (catches.map(\.subject) + (blameless ?? [:]).keys.sorted()).filter { !ids.contains($0) }
  }
}
