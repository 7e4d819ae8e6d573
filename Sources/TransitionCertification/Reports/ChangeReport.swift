/// Differences of many goldens as a person reads them: a change that several share is shown once.
public struct ChangeReport {
  /// The difference of one golden.
  public struct Item: Sendable {
    /// What is different, as the other cases of a change are listed.
    public let name: String
    /// The line above its hunks.
    let firstLine: String
    /// The lines that differ.
    public let difference: LineDiff.Rendering
    /// What is to be said in place of lines, where none are compared.
    let kind: String
    /// Whether it is told in full, whatever it shares with others.
    let standsAlone: Bool

    /// - Parameters:
    ///   - name: What is different.
    ///   - firstLine: What stands above its hunks, with line feeds; empty where nothing does.
    ///   - difference: The lines that differ.
    ///   - kind: What is to be said in place of lines, where none are compared.
    public init(
      name: String, firstLine: String = "", _ difference: LineDiff.Rendering, kind: String = "other"
    ) {
      self.init(name: name, firstLine: firstLine, difference, kind: kind, standsAlone: false)
    }

    init(
      name: String, firstLine: String, _ difference: LineDiff.Rendering, kind: String,
      standsAlone: Bool
    ) {
      self.name = name
      self.firstLine = firstLine
      self.kind = kind
      self.difference = difference
      self.standsAlone = standsAlone
    }

    /// The lines that differ between a golden and a trace; what is said of a damage is not left out.
    public init(_ trouble: GoldenTrouble) {
      let isDamaged =
        switch trouble.kind {
        case .unreadable: true
        case .differs, .missing, .stray, .untidy, .pending, .draft: false
        }
      self.init(
        name: trouble.caseID?.description ?? trouble.place, firstLine: trouble.firstLine,
        trouble.difference, kind: trouble.message, standsAlone: isDamaged)
    }
  }

  private let items: [Item]
  /// The items that show a change, by the change.
  private var sharers: [[UInt8]: [Int]] = [:]

  public init(_ items: [Item]) {
    self.items = items
    for (index, item) in items.enumerated() where !item.standsAlone {
      for change in Set(item.difference.hunks.map(\.change)) {
        sharers[change, default: []].append(index)
      }
    }
  }

  /// The differences in blocks, in the order of the items in which each is first seen.
  ///
  /// - Parameter style: How wide lines of names are, and whether all of them are named.
  public func blocks(_ style: ReportStyle = ReportStyle()) -> [String] {
    items.indices.flatMap { index in ownBlock(of: index) + sharedBlocks(firstIn: index, style) }
  }

  /// What an item shares with no other one.
  private func ownBlock(of index: Int) -> [String] {
    let item = items[index]
    let hunks = item.difference.hunks.filter { item.standsAlone || !isShared($0) }
    guard item.standsAlone || !hunks.isEmpty || item.difference.hunks.isEmpty else {
      // The hunks are told elsewhere. What is left out behind them is not.
      let closing = item.difference.closing
      return closing.isEmpty ? [] : [item.firstLine + closing]
    }
    let text = hunks.map(\.text).joined()
    return [item.firstLine + item.difference.head + text + item.difference.closing]
  }

  /// The changes that several items share, and of which this one is the first.
  private func sharedBlocks(firstIn index: Int, _ style: ReportStyle) -> [String] {
    let item = items[index]
    guard !item.standsAlone else { return [] }
    var told: Set<[UInt8]> = []
    return item.difference.hunks.compactMap { hunk in
      guard let sharers = sharers[hunk.change], sharers.count > 1, sharers[0] == index,
        told.insert(hunk.change).inserted
      else { return nil }
      let others = Paragraph.list(
        sharers.dropFirst().map { items[$0].name },
        naming: style.namedOthers, lead: "  and in ", indent: 4,
        width: style.width)
      return "the same change in \(sharers.count) cases, for example \(item.name)\n"
        + item.difference.head + hunk.text + others.map { $0 + "\n" }.joined()
    }
  }

  private func isShared(_ hunk: LineDiff.RenderedHunk) -> Bool {
    (sharers[hunk.change]?.count ?? 0) > 1
  }
}
