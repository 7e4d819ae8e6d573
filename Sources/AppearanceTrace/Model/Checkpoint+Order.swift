extension Checkpoint {
  /// The most levels that a tree can have.
  public static let depthLimit = 256

  /// What is wrong with the tree, or with a number.
  var disorder: Trace.Disorder? {
    var seen: Set<String> = []
    if let disorder = Self.disorder(of: tree, depth: 1, seen: &seen) { return disorder }
    let places = selections.flatMap { [$0.index, $0.item, $0.kept] }.compactMap(\.self)
    let counts = places + barItems.map(\.count) + [ignoringInteraction]
    return counts.first { $0 < 0 }.map { .countBelowZero($0) }
  }

  private static func disorder(
    of nodes: [ViewNode], depth: Int, seen: inout Set<String>
  ) -> Trace.Disorder? {
    guard nodes.isEmpty || depth <= depthLimit else { return .treeTooDeep(limit: depthLimit) }
    for node in nodes {
      guard seen.insert(node.name).inserted else { return .viewTwice(node.name) }
      let inner = disorder(of: node.children, depth: depth + 1, seen: &seen)
      if let inner { return inner }
    }
    return nil
  }
}
