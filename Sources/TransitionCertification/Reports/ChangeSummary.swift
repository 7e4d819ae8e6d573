/// What changed in numbers: the groups of cases that change alike, and what is on one side only.
public struct ChangeSummary: Sendable {
  private let groups: [ChangeGroup]
  private let lonely: [(place: String, count: Int)]

  /// - Parameters:
  ///   - items: What differs.
  ///   - lonely: How much is on one side only, by the side.
  public init(_ items: [ChangeReport.Item], lonely: [(place: String, count: Int)] = []) {
    groups = ChangeGroup.largestFirst(of: items)
    self.lonely = lonely.filter { $0.count > 0 }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { groups.isEmpty && lonely.isEmpty }

  private var caseCount: Int { groups.reduce(0) { $0 + $1.items.count } }

  private var firstLine: String {
    "\(caseCount) \(caseCount == 1 ? "case changes" : "cases change")"
      + ", in \(groups.count) \(groups.count == 1 ? "group" : "groups")"
  }

  private var lonelyLines: [String] { lonely.map { "\($0.count) only in \($0.place)" } }

  /// The summary as lines; empty where nothing changed.
  public var text: String {
    guard !isEmpty else { return "" }
    let width = groups.map { String($0.items.count).count }.max() ?? 0
    let rows = groups.map { group in
      "  \(group.id)  \(group.numbers(width: width))  for example \(group.example.name)"
    }
    return ([firstLine] + rows + lonelyLines).map { $0 + "\n" }.joined()
  }

  /// The most bytes of a comment on a pull request, with room for what is said of it.
  public static let markdownLimit = 60_000

  /// The summary in Markdown, as for a pull request.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the lines of each example and the names of all cases follow, as far as there is room.
  ///   - limit: The most bytes; what does not fit is counted.
  public func markdown(isWhole: Bool, limit: Int = markdownLimit) -> String {
    guard !isEmpty else { return "No trace changes.\n" }
    var table = "**\(firstLine)**\n"
    if !groups.isEmpty {
      table += "\n| group | cases | lines in each | for example |\n| --- | ---: | --- | --- |\n"
    }
    var text = BoundedText(table, limit: limit)
    for group in groups {
      let cells = [
        MarkdownText.code(group.id), "\(group.items.count)", group.lines,
        MarkdownText.code(group.example.name),
      ].map(MarkdownText.cell)
      text.append("| \(cells.joined(separator: " | ")) |\n", of: "groups")
    }
    if !lonely.isEmpty {
      text.append("\n", of: "lines")
      for (place, count) in lonely {
        text.append("- \(count) only in \(MarkdownText.code(place))\n", of: "sides")
      }
    }
    if isWhole { for group in groups { text.append(details(of: group), of: "groups with lines") } }
    return text.finished
  }

  /// A group, folded until somebody opens it.
  private func details(of group: ChangeGroup) -> String {
    let difference = group.example.difference
    let hunks = difference.hunks.map(\.text).joined()
    let names = group.items.map { "- \(MarkdownText.code($0.name))\n" }.joined()
    return "\n<details><summary>\(group.id): \(group.numbers())</summary>\n\n"
      + (hunks.isEmpty ? "" : MarkdownText.fenced(hunks + difference.closing, as: "diff") + "\n")
      + "\(names)\n</details>\n"
  }
}
