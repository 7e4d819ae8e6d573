/// The headlines of one rule, or of one of its clauses: the first is told in full, the others by the
/// names of their cases.
public struct HeadlineGroup: Sendable, Equatable {
  /// The first headline.
  public let first: CaseHeadline
  /// The other cases in which the rule is broken, in order, each once.
  public private(set) var others: [CaseID] = []

  /// The headlines by rule and clause, in the order in which each first comes; waived ones apart.
  public static func groups(of headlines: [CaseHeadline]) -> [HeadlineGroup] {
    var groups: [HeadlineGroup] = []
    for headline in headlines {
      let index = groups.firstIndex {
        $0.first.name == headline.name && $0.first.isWaived(like: headline)
      }
      if let index {
        groups[index].add(headline.caseID)
      } else {
        groups.append(HeadlineGroup(headline))
      }
    }
    return groups
  }

  /// A headline on its own.
  public init(_ headline: CaseHeadline) {
    first = headline
  }

  private mutating func add(_ caseID: CaseID) {
    if caseID != first.caseID, !others.contains(caseID) { others.append(caseID) }
  }

  /// The group as lines: rule and level, what happened, the witnesses, a picture, what to do, where
  /// else.
  public var text: String {
    "\(first.isWaived ? "waived" : first.level.rawValue) \(first.name)\n" + details
  }

  /// The lines below rule and level.
  var details: String {
    var lines = ["  in \(first.caseID)", "  \(first.statement)"]
    lines += first.witnesses.map { "  \($0)" }
    lines += first.picture.split(separator: "\n").map { "    \($0)" }
    if let remedy = first.remedy { lines.append("  remedy: \(remedy)") }
    if !first.implied.isEmpty {
      lines.append("  implies \(first.implied.count): \(first.implied.counted)")
    }
    if let waiver = first.waiver {
      lines.append("  waived until \(waiver.expiry): \(waiver.words(on: first.statement))")
    }
    lines += Paragraph.list(otherNames, lead: "  and in ", indent: 4)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The most other cases that are named.
  private static let namedOthers = 5

  /// The other cases, the first few by name; the subject is left out where it is the first's.
  private var otherNames: [String] {
    let names = others.prefix(Self.namedOthers).map { other in
      other.subject == first.caseID.subject ? other.scenario : other.description
    }
    let more = others.count - names.count
    return more > 0 ? names + ["and \(more) more"] : names
  }
}

extension CaseHeadline {
  /// Whether it is borne with in the same way as another one, or neither is.
  ///
  /// What was accepted as it was found has a waiver a case, which all say the same.
  fileprivate func isWaived(like other: CaseHeadline) -> Bool {
    guard let waiver, let another = other.waiver, waiver.accepted != nil else {
      return waiver == other.waiver
    }
    return (waiver.accepted, waiver.expiry, waiver.link) == (
      another.accepted, another.expiry, another.link
    )
  }
}

extension Waiver {
  /// Why it is there, and where that is followed.
  ///
  /// - Parameter statement: What was found, which is not told twice.
  fileprivate func words(on statement: String) -> String {
    let accepted = accepted.map { "accepted on \($0)" }
    let places = [link, accepted].compactMap(\.self)
      .joined(separator: ", ")
    return reason == statement ? places : "\(reason) (\(places))"
  }
}
