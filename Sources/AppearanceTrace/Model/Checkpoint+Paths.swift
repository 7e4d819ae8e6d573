extension Checkpoint {
  /// The names on the way from a root of the tree to each leaf, back to front.
  public var paths: [[String]] {
    tree.flatMap { $0.paths(below: []) }
  }
}

extension Checkpoint.ViewNode {
  fileprivate func paths(below path: [String]) -> [[String]] {
    let path = path + [name]
    return children.isEmpty ? [path] : children.flatMap { $0.paths(below: path) }
  }
}
