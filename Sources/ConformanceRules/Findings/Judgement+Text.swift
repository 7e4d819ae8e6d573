extension Finding {
  /// The finding as lines: rule and level, what happened, the witnesses, what to do.
  public var text: String {
    let head = "\(level.rawValue) \(rule)\n  \(statement)\n"
    let lines = witnesses.map { "  line \($0.line): \($0.text)\n" }
    return head + lines.joined() + "  remedy: \(remedy)\n"
  }
}

extension Headline {
  /// The headline as lines: its finding, and the rules of the findings that follow from it.
  public var text: String {
    var text = finding.text
    if !implied.isEmpty {
      text += "  implies \(implied.count): \(impliedRules.joined(separator: ", "))\n"
    }
    if let waiver {
      text += "  waived until \(waiver.expiry): \(waiver.reason) (\(waiver.link))\n"
    }
    return text
  }

  /// The rules of the findings that follow, each once, with a count where it is above one.
  private var impliedRules: [String] {
    var counts: [RuleID: Int] = [:]
    for finding in implied { counts[finding.rule, default: 0] += 1 }
    return implied.compactMap { finding in
      guard let count = counts.removeValue(forKey: finding.rule) else { return nil }
      return count == 1 ? finding.rule.rawValue : "\(finding.rule) x\(count)"
    }
  }
}

extension Judgement {
  /// The headlines as lines, with a line of space between: the form of a `.findings` file.
  public var text: String {
    headlines.map(\.text).joined(separator: "\n")
  }

  /// A line on the rules, a line for each headline, and a line on what is counted under them.
  public var summary: [String] {
    let counts = [Outcome.holds, .broken, .notExercised].map { outcome in
      "\(outcomes.rules(outcome).count) \(outcome.rawValue)"
    }
    var lines = ["\(subject) \(scenario): \(counts.joined(separator: ", "))"]
    for headline in headlines {
      let finding = headline.finding
      let line = finding.earliestWitness.map { " (line \($0.line))" } ?? ""
      let more = headline.implied.isEmpty ? "" : ", and \(headline.implied.count) implied"
      let mark = headline.isWaived ? "waived" : finding.level.rawValue
      lines.append("\(mark) \(finding.rule): \(finding.statement)\(line)\(more)")
    }
    return lines
  }
}
