extension GoldenStore {
  /// Looks for goldens that are of no case, and for files in which they do not stand as they should.
  ///
  /// It needs the whole catalogue, and not what happened to run: a golden is not stray for being left out.
  ///
  /// - Parameters:
  ///   - cases: Every case that there is.
  ///   - rules: The ids of all rules, which own the traces that show them.
  ///   - isWanted: The goldens of which cases it is about. What no case owns is told of all the same; what
  ///     is wrong with a file of many, where it holds the golden of one that is wanted.
  /// - Returns: What is wrong, and what waits to be accepted, in order of the paths.
  public func audit(
    cases: [CaseID], rules: [String], where isWanted: (CaseID) -> Bool = { _ in true }
  ) -> [GoldenTrouble] {
    let owners = GoldenOwners(cases, rules: rules)
    let wanted = GoldenOwners(cases.filter(isWanted), rules: [])
    let listing = FolderListing(of: folder.path)
    let oddities = listing.oddities.filter { owners.isUnseen($0.path) }
      .map { GoldenTrouble($0, of: owners.owner(ofPending: $0.path), in: folder) }
    let drafts = folder.goldenDrafts()
      .map { GoldenTrouble(.draft, path: folder.shownPath($0)) }
    let goldens = listing.files.flatMap { file -> [GoldenTrouble] in
      let path = folder.shownPath(file)
      if file.hasSuffix(GoldenPath.pendingSuffix) {
        let owner = owners.owner(ofPending: file)
        guard owner == nil || wanted.owner(ofPending: file) != nil else { return [] }
        return [GoldenTrouble(.pending, path: path, caseID: owner)]
      }
      if file.hasSuffix(GoldenPath.sharedSuffix), let scenarios = owners.scenarios(in: file) {
        return wanted.scenarios(in: file) == nil ? [] : troubles(in: file, whose: scenarios)
      }
      return owners.isStray(file) ? [GoldenTrouble(.stray, path: path)] : []
    }
    let unread = listing.unreadable.map { GoldenTrouble($0, of: nil, in: folder) }
    return goldens + oddities + unread + drafts
  }

  /// What is wrong in a file of many goldens, but for what its own cases show when they are compared.
  private func troubles(in file: String, whose scenarios: Set<String>) -> [GoldenTrouble] {
    // A file that cannot be read, or is empty, is told of by each of its cases, which are compared before.
    guard let bytes = try? folder.read(file), !bytes.isEmpty else { return [] }
    let path = folder.shownPath(file)
    let goldens = GoldenFile(parsing: bytes)
    if let flaw = goldens.flaws.first {
      return [
        GoldenTrouble(
          .unreadable(GoldenDamage(flaw), LineDiff.Rendering()), path: path, isInBrokenFile: true)
      ]
    }
    let strays = goldens.sections.flatMap(\.cases).map(\.scenario)
      .filter { !scenarios.contains($0) }
    let isTidy = !goldens.isWhole || LineDiff.areEqual(goldens.bytes, bytes)
    return strays.map { GoldenTrouble(.stray, path: path, section: $0) }
      + (isTidy ? [] : [GoldenTrouble(.untidy, path: path)])
  }
}

/// Which case or rule owns which file among the goldens.
struct GoldenOwners {
  private var pending: [String: CaseID] = [:]
  private var files: Set<String> = []
  private var sections: [String: Set<String>] = [:]

  init(_ cases: [CaseID], rules: [String]) {
    for caseID in cases {
      pending[GoldenPath.pending(of: caseID)] = caseID
      switch GoldenPath(of: caseID) {
      case .file(let path): files.insert(path)
      case .section(let path): sections[path, default: []].insert(caseID.scenario)
      }
    }
    for rule in rules {
      for name in ["holds.trace", "broken.trace", "broken" + Self.findingsSuffix] {
        files.insert("rules/\(rule)/\(name)")
      }
    }
  }

  /// The case whose recorded golden waits in a file; none where no case owns it.
  func owner(ofPending file: String) -> CaseID? { pending[file] }

  /// The scenarios whose goldens a file is to hold; none where no case owns it.
  func scenarios(in file: String) -> Set<String>? { sections[file] }

  /// Whether something that is no file stands where a golden or a folder of goldens may be expected, and no case
  /// that is compared tells of it.
  func isUnseen(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let isGolden = (GoldenPath.suffixes + [Self.findingsSuffix]).contains(where: name.hasSuffix)
    return (isGolden || !name.contains(".")) && !files.contains(path) && sections[path] == nil
  }

  /// Whether a file is a golden and nobody owns it.
  func isStray(_ file: String) -> Bool {
    let suffixes = [GoldenPath.suffix, GoldenPath.sharedSuffix, Self.findingsSuffix]
    return suffixes.contains(where: file.hasSuffix) && !files.contains(file)
      && sections[file] == nil
  }

  private static let findingsSuffix = ".findings"
}
