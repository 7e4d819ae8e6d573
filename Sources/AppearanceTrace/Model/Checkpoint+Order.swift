extension Checkpoint {
  /// The most levels that a tree can have.
  public static let depthLimit = 256

  /// What is wrong with the tree.
  var disorder: Trace.Disorder? {
    var seen: Set<String> = []
    return Self.disorder(of: tree, depth: 1, seen: &seen)
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
