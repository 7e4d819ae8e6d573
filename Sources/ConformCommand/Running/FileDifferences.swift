import TransitionCertification

/// How pairs of files differ: by their cases where they hold many, else by their lines.
package struct FileDifferences {
  /// What is on one side only, by the side.
  private var lonely: [(name: String, place: String)] = []
  private var items: [ChangeReport.Item] = []
  /// Why something in one of two folders could not be read: it may differ, too.
  private(set) var unread: [CommandFailure] = []

  /// Begins where nothing differs.
  package init() {}

  /// What is only on one side, and then the changes; empty where nothing differs.
  func text(_ style: ReportStyle) -> String {
    lonelyText + ChangeReport(items).blocks(style).joined()
  }

  /// What is only on one side, and then the groups of cases that change alike, each with an example and all
  /// names.
  func wholeText(_ style: ReportStyle) -> String {
    lonelyText
      + ChangeGroup.largestFirst(of: items)
      .map { "\($0.id): \($0.numbers())\n\($0.text(naming: .max, style))" }.joined(separator: "\n")
  }

  /// What changed in numbers.
  var summary: ChangeSummary {
    var places: [String] = []
    for (_, place) in lonely where !places.contains(place) { places.append(place) }
    return ChangeSummary(
      items,
      lonely: places.map { place in (place, lonely.count { $0.place == place }) })
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { lonely.isEmpty && items.isEmpty }

  private var lonelyText: String {
    lonely.map { "only in \($0.place): \($0.name)\n" }.joined()
  }

  /// Notes that something has no counterpart.
  mutating func note(_ name: String, onlyIn place: String) {
    lonely.append((name, place))
  }

  /// Notes that something cannot be read.
  mutating func note(unread failure: CommandFailure) {
    unread.append(failure)
  }

  /// Compares two files.
  ///
  /// - Parameter golden: The file's path among goldens, which says whose cases it holds; none where nobody
  ///   knows.
  /// - Throws: That one of them cannot be read.
  mutating func compare(
    _ old: String, _ new: String, golden: String? = nil
  ) throws(CommandFailure) {
    let (oldBytes, newBytes) = (try InputFile.bytes(old), try InputFile.bytes(new))
    let areGoldens =
      GoldenFile.isGoldenFile(oldBytes) && GoldenFile.isGoldenFile(newBytes)
      && compare(
        (old, GoldenFile(parsing: oldBytes)), (new, GoldenFile(parsing: newBytes)), golden)
    if !areGoldens { append(LineDiff(old: oldBytes, new: newBytes), name: new, (old, new)) }
  }

  /// Compares two files case by case.
  ///
  /// - Returns: Whether that tells all; not where one is damaged, or only their arrangement differs.
  private mutating func compare(
    _ old: (path: String, goldens: GoldenFile), _ new: (path: String, goldens: GoldenFile),
    _ golden: String?
  ) -> Bool {
    guard old.goldens.isWhole, new.goldens.isWhole else { return false }
    let (oldTexts, newTexts) = (old.goldens.texts, new.goldens.texts)
    let all = Set(oldTexts.keys).union(newTexts.keys)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var isEqual = true
    for scenario in all where oldTexts[scenario] != newTexts[scenario] {
      isEqual = false
      let name =
        golden.flatMap { CaseID(goldenIn: $0, scenario: scenario)?.description } ?? scenario
      guard let oldText = oldTexts[scenario] else {
        note(name, onlyIn: new.path)
        continue
      }
      guard let newText = newTexts[scenario] else {
        note(name, onlyIn: old.path)
        continue
      }
      append(
        LineDiff(old: oldText, new: newText), name: name,
        ("\(old.path), \(scenario)", "\(new.path), \(scenario)"))
    }
    return !isEqual
  }

  private mutating func append(_ diff: LineDiff, name: String, _ names: (String, String)) {
    guard !diff.isEmpty else { return }
    let rendering = diff.rendering(
      limit: .max, names: LineDiff.Names(old: names.0, new: names.1))
    items.append(ChangeReport.Item(name: name, rendering))
  }
}
