import TransitionCertification

/// The recorded goldens that wait, in groups that change alike.
struct WaitingGroups {
  /// Every case that has a golden.
  let cases: [CaseID]
  let groups: [Group]

  /// Goldens that change alike, with the case of each; none stands for one that no case owns.
  struct Group {
    let change: ChangeGroup
    let goldens: [WaitingGolden]

    /// Whether a case is of this group; none is of that of the goldens that no case owns.
    func contains(_ caseID: CaseID?) -> Bool {
      goldens.contains { $0.caseID == caseID }
    }
  }

  /// - Parameters:
  ///   - store: Where they wait.
  ///   - registry: The subjects whose goldens lie there.
  init(in store: GoldenStore, of registry: SubjectRegistry) {
    cases = CaseSelection.casesWithGoldens(of: registry)
    let goldens = store.waiting(cases: cases)
    let items = goldens.map(ChangeReport.Item.init)
    let byName = Dictionary(
      zip(items.map(\.name), goldens), uniquingKeysWith: { first, _ in first })
    groups = ChangeGroup.largestFirst(of: items).map { group in
      Group(change: group, goldens: group.items.compactMap { byName[$0.name] })
    }
  }

  /// What is told where nothing waits.
  static let nothing = "nothing waits\n"

  /// The groups in numbers, a line each.
  var list: String {
    guard !groups.isEmpty else { return Self.nothing }
    return ChangeSummary(groups.flatMap(\.change.items)).text
  }

  /// The group that an id names, or the beginning of its id.
  ///
  /// - Returns: The group; none where it is the id of something else.
  /// - Throws: That it is the beginning of several: who decides says about which.
  func group(_ id: String) throws(CommandFailure) -> Group? {
    if let group = groups.first(where: { $0.change.id == id }) { return group }
    let near = groups.filter { id.count >= Self.shortestID && $0.change.id.hasPrefix(id) }
    guard near.count <= 1 else { throw Identity.several(id, "group", near.map(\.change.id)) }
    return near.first
  }

  private static let shortestID = 4

  /// The groups and cases that ids name: groups by their ids, all else as for 'accept'.
  ///
  /// - Returns: Whether a case is meant.
  /// - Throws: The first id that names neither.
  func selection(
    _ ids: [String], of registry: SubjectRegistry
  ) throws(CommandFailure) -> (CaseID?) -> Bool {
    var named: [Group] = []
    var others: [String] = []
    for id in ids {
      if let group = try group(id) { named.append(group) } else { others.append(id) }
    }
    let rest = others.isEmpty ? nil : try selection(byCases: others, registry)
    return { caseID in
      named.contains { $0.contains(caseID) } || rest?.contains(caseID) ?? false
    }
  }

  private func selection(
    byCases ids: [String], _ registry: SubjectRegistry
  ) throws(CommandFailure) -> PendingSelection {
    do throws(CommandFailure) {
      return try PendingSelection(ids, of: registry)
    } catch {
      let id = ids.first { $0.count == ShortDigest.length && $0.allSatisfy(\.isHexDigit) }
      throw id.map { .misuse("no group that waits is called '\($0)'; 'review list' lists them") }
        ?? error
    }
  }

  /// The groups of which a group or a case is named, each once.
  ///
  /// - Throws: The first id that names neither.
  func groups(
    _ ids: [String], of registry: SubjectRegistry
  ) throws(CommandFailure) -> [Group] {
    let isWanted = try selection(ids, of: registry)
    return groups.filter { $0.goldens.contains { isWanted($0.caseID) } }
  }
}

extension WaitingGroups.Group {
  /// What the group is, in a line.
  var firstLine: String { "\(change.id): \(change.numbers())\n" }

  /// The whole group: what changes in the example, or the trace that is new, and every case by name.
  var text: String {
    guard case .new(let trace)? = goldens.first?.change else { return firstLine + change.text() }
    return firstLine + trace + change.text()
  }
}
