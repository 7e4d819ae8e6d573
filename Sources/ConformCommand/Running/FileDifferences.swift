import TransitionCertification

/// How pairs of files differ: by their cases where they hold many, else by their lines.
struct FileDifferences {
  private var lonely = ""
  private var items: [ChangeReport.Item] = []

  /// What is only on one side, and then the changes; empty where nothing differs.
  var text: String { lonely + ChangeReport(items).blocks.joined() }

  /// Notes that something has no counterpart.
  mutating func note(_ name: String, onlyIn place: String) {
    lonely += "only in \(place): \(name)\n"
  }

  /// Compares two files.
  ///
  /// - Throws: That one of them cannot be read.
  mutating func compare(_ old: String, _ new: String) throws(CommandFailure) {
    let (oldBytes, newBytes) = (try InputFile.bytes(old), try InputFile.bytes(new))
    let areGoldens =
      GoldenFile.isGoldenFile(oldBytes) && GoldenFile.isGoldenFile(newBytes)
      && compare(
        (old, GoldenFile(parsing: oldBytes)), (new, GoldenFile(parsing: newBytes)))
    if !areGoldens { append(LineDiff(old: oldBytes, new: newBytes), name: new, (old, new)) }
  }

  /// Compares two files case by case.
  ///
  /// - Returns: Whether that tells all; not where one is damaged, or only their arrangement differs.
  private mutating func compare(
    _ old: (path: String, goldens: GoldenFile), _ new: (path: String, goldens: GoldenFile)
  ) -> Bool {
    guard old.goldens.isWhole, new.goldens.isWhole else { return false }
    let (oldTexts, newTexts) = (old.goldens.texts, new.goldens.texts)
    let all = Set(oldTexts.keys).union(newTexts.keys)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var isEqual = true
    for scenario in all where oldTexts[scenario] != newTexts[scenario] {
      isEqual = false
      guard let oldText = oldTexts[scenario] else {
        note(scenario, onlyIn: new.path)
        continue
      }
      guard let newText = newTexts[scenario] else {
        note(scenario, onlyIn: old.path)
        continue
      }
      append(
        LineDiff(old: oldText, new: newText), name: scenario,
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
