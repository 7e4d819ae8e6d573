extension GoldenStore {
  /// Looks for files that are not the golden of a case.
  ///
  /// It needs the whole catalogue, and not what happened to run: a golden is not stray for being left out.
  ///
  /// - Parameters:
  ///   - cases: Every case that there is.
  ///   - rules: The ids of all rules, which own the traces that show them.
  /// - Returns: Stray goldens and those that wait to be accepted, in order of their paths.
  public func audit(cases: [CaseID], rules: [String]) -> [GoldenTrouble] {
    let owners = Dictionary(
      cases.map { (GoldenPath.golden(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    let owned = Set(owners.keys).union(rules.flatMap(Self.files(ofRule:)))
    return folder.files().compactMap { file in
      if let golden = GoldenPath.golden(ofPending: file) {
        return GoldenTrouble(.pending, path: TracesFolder.shownPath(file), caseID: owners[golden])
      }
      guard Self.isGolden(file), !owned.contains(file) else { return nil }
      return GoldenTrouble(.stray, path: TracesFolder.shownPath(file))
    }
  }

  private static func isGolden(_ file: String) -> Bool {
    file.hasSuffix(GoldenPath.suffix) || file.hasSuffix(findingsSuffix)
  }

  private static func files(ofRule rule: String) -> [String] {
    ["holds.trace", "broken.trace", "broken" + findingsSuffix].map { "rules/\(rule)/\($0)" }
  }

  private static let findingsSuffix = ".findings"
}
