extension Finding {
  /// The finding as lines: rule and level, what happened, the witnesses, a picture, what to do.
  public var text: String {
    let head = "\(level.rawValue) \(name)\n  \(statement)\n"
    let lines = witnesses.map { "  line \($0.line): \($0.text)\n" }
    let picture = picture.split(separator: "\n").map { "    \($0)\n" }
    return head + lines.joined() + picture.joined() + "  remedy: \(remedy)\n"
  }
}

extension Headline {
  /// The headline as lines: its finding, and the rules of the findings that follow from it.
  public var text: String {
    var text = finding.text
    if !implied.isEmpty {
      text += "  implies \(implied.count): \(implied.map(\.rule).counted)\n"
    }
    if let waiver {
      let link = waiver.link.map { " (\($0))" } ?? ""
      text += "  waived until \(waiver.expiry): \(waiver.reason)\(link)\n"
    }
    return text
  }
}

extension Sequence<RuleID> {
  /// The ids with commas, each once, in order, with its number where that is above one.
  package var counted: String {
    var counts: [RuleID: Int] = [:]
    for id in self { counts[id, default: 0] += 1 }
    let words = compactMap { id in
      counts.removeValue(forKey: id).map { $0 == 1 ? id.rawValue : "\(id) x\($0)" }
    }
    return words.joined(separator: ", ")
  }
}

extension Judgement {
  /// The headlines as lines, with a line of space between: the form of a `.findings` file.
  public var text: String {
    headlines.map(\.text).joined(separator: "\n")
  }
}
