/// Cases whose goldens change in the same lines: who has looked at one of them has looked at all.
public struct ChangeGroup: Sendable {
  /// The cases, in order; never none.
  public let items: [ChangeReport.Item]
  /// What the group is called, as long as the change and nothing else decides who is in it.
  public let id: String
  /// How many lines come in each case.
  public let added: Int
  /// How many lines go in each case.
  public let removed: Int

  /// The case that is shown for all of them.
  public var example: ChangeReport.Item { items[0] }

  /// Puts differences into groups, in the order in which the first of each is seen.
  public static func groups(of items: [ChangeReport.Item]) -> [ChangeGroup] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, items: [ChangeReport.Item])] = []
    for item in items {
      let key = Key(item)
      if let place = places[key] {
        groups[place].items.append(item)
      } else {
        places[key] = groups.count
        groups.append((key, [item]))
      }
    }
    return groups.map { ChangeGroup($0.items, $0.key) }
  }

  /// The groups of differences, the largest first; of those that are as large the one that is seen first.
  public static func largestFirst(of items: [ChangeReport.Item]) -> [ChangeGroup] {
    groups(of: items).enumerated()
      .sorted { ($1.element.items.count, $0.offset) < ($0.element.items.count, $1.offset) }
      .map(\.element)
  }

  /// What those have in common that are in one group.
  private struct Key: Hashable {
    /// The lines that change, hunk by hunk; none where no lines are compared.
    let changes: [[UInt8]]
    /// What else decides; nothing where lines do.
    let words: String

    init(_ item: ChangeReport.Item) {
      changes = item.difference.hunks.map(\.change)
      words = item.standsAlone ? item.name : changes.isEmpty ? item.kind : ""
    }
  }

  private init(_ items: [ChangeReport.Item], _ key: Key) {
    self.items = items
    var digest = ShortDigest()
    digest.add(key.words)
    for change in key.changes {
      digest.add("@")
      digest.add(change)
    }
    id = digest.text
    let signs = key.changes.flatMap { change in
      change.split(separator: UInt8(ascii: "\n")).compactMap(\.first)
    }
    added = signs.count { $0 == UInt8(ascii: "+") }
    removed = signs.count { $0 == UInt8(ascii: "-") }
  }
}

extension ChangeGroup {
  /// The group in numbers: its cases, and the lines that come and go in each; columns for both are as wide as
  /// told.
  ///
  /// - Parameter width: How wide the number of cases is at least.
  public func numbers(width: Int = 0) -> String {
    let count = String(items.count)
    let pad = String(repeating: " ", count: max(0, width - count.count))
    return "\(pad)\(count) \(items.count == 1 ? "case " : "cases")  \(lines)"
  }

  /// The lines that come and go in each case; in words where none are compared.
  public var lines: String {
    added + removed == 0 ? example.kind : "+\(added) -\(removed)"
  }

  /// The lines of the example, and all others of the group by name.
  ///
  /// - Parameters:
  ///   - most: How many others are named at most; the rest is counted.
  ///   - style: How wide lines of names are.
  public func text(naming most: Int = .max, _ style: ReportStyle = ReportStyle()) -> String {
    let difference = example.difference
    let hunks = difference.hunks.map(\.text).joined()
    let others = Paragraph.list(
      items.dropFirst().map(\.name), naming: most, lead: "  and in ", indent: 4, width: style.width)
    return difference.head + hunks + difference.closing + others.map { $0 + "\n" }.joined()
  }
}
