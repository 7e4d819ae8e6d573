/// What a subject deserves.
public enum Verdict: String, Sendable, CaseIterable {
  /// Every rule that was exercised is kept, in every case.
  case certified
  /// Something is broken that a subject should keep, a waiver covers a breach, or a clause of the contract is
  /// needless.
  case conditional
  /// Something is broken that a subject must keep, or what is said on its behalf is wrong.
  case refused
  /// Nothing speaks against the subject, but a case did not run to its end, or there was none, or it took
  /// part in none, or handed out nothing, or what hands it out was not judged.
  case incomplete
}

extension Verdict {
  /// Weighs what the cases show.
  ///
  /// A breach of what must be kept outweighs everything; then a case of which nothing can be said.
  package init(_ cases: [CaseResult], errors: [ReportError]) {
    let headlines = cases.flatMap(\.headlines)
    let standing = headlines.filter { !$0.isWaived }
    if errors.contains(where: \.refuses) || standing.contains(where: { $0.level == .must }) {
      self = .refused
    } else if cases.isEmpty || cases.contains(where: { $0.obstacle != nil })
      || errors.contains(where: \.leavesOpen)
    {
      self = .incomplete
    } else {
      self = headlines.isEmpty && errors.isEmpty ? .certified : .conditional
    }
  }
}
