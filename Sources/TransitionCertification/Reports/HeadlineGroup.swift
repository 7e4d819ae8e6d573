/// The headlines of one rule: the first is told in full, the others by the names of their cases.
public struct HeadlineGroup: Sendable, Equatable {
  /// The first headline.
  public let first: CaseHeadline
  /// The cases of the others, in order.
  public private(set) var others: [CaseID] = []

  /// The headlines by rule, in the order in which each rule first comes; waived ones apart.
  public static func groups(of headlines: [CaseHeadline]) -> [HeadlineGroup] {
    var groups: [HeadlineGroup] = []
    for headline in headlines {
      let index = groups.firstIndex {
        $0.first.rule == headline.rule && $0.first.waiver == headline.waiver
      }
      if let index {
        groups[index].others.append(headline.caseID)
      } else {
        groups.append(HeadlineGroup(first: headline))
      }
    }
    return groups
  }

  private init(first: CaseHeadline) {
    self.first = first
  }

  /// The group as lines: rule and level, what happened, the witnesses, what to do, where else.
  public var text: String {
    var lines = [
      "\(first.isWaived ? "waived" : first.level.rawValue) \(first.rule)",
      "  in \(first.caseID)", "  \(first.statement)",
    ]
    lines += first.witnesses.map { "  \($0)" }
    lines.append("  remedy: \(first.remedy)")
    if !first.implied.isEmpty {
      lines.append("  implies \(first.implied.count): \(first.implied.counted)")
    }
    if let waiver = first.waiver {
      lines.append("  waived until \(waiver.expiry): \(waiver.reason) (\(waiver.link))")
    }
    if !others.isEmpty {
      lines.append("  and in \(others.map(\.description).joined(separator: ", "))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension [RuleID] {
  /// Each id once, in order, with its number where that is above one.
  fileprivate var counted: String {
    var counts: [RuleID: Int] = [:]
    for id in self { counts[id, default: 0] += 1 }
    let words = compactMap { id in
      counts.removeValue(forKey: id).map { $0 == 1 ? id.rawValue : "\(id) x\($0)" }
    }
    return words.joined(separator: ", ")
  }
}
