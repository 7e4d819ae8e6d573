/// Makes a forest of views from the paths to its leaves.
struct TreePaths {
  /// The path of the last line; each view has what is complete of it.
  private var open: [Checkpoint.ViewNode] = []
  private var closed: [Checkpoint.ViewNode] = []
  private var names: Set<String> = []

  /// The views without a superview, back to front.
  var roots: [Checkpoint.ViewNode] {
    var copy = self
    copy.close(to: 0)
    return copy.closed
  }

  /// Takes the path from a root to a leaf.
  ///
  /// - Parameter path: The names of the views; never empty.
  /// - Returns: What is wrong with the path, and at which of its names; none if nothing is.
  mutating func add(_ path: [String]) -> (index: Int, disorder: Trace.Disorder)? {
    var shared = 0
    while shared < path.count - 1, isOpen(path[shared], at: shared) { shared += 1 }
    close(to: shared)
    for (index, name) in path.enumerated().dropFirst(shared) {
      guard index < Checkpoint.depthLimit else {
        return (index, .treeTooDeep(limit: Checkpoint.depthLimit))
      }
      guard names.insert(name).inserted else { return (index, .viewTwice(name)) }
      open.append(Checkpoint.ViewNode(name))
    }
    return nil
  }

  /// Whether a view has this name and is no leaf.
  ///
  /// The bytes decide: names that only look alike must not be written as one.
  private func isOpen(_ name: String, at depth: Int) -> Bool {
    depth < open.count - 1 && open[depth].name.utf8.elementsEqual(name.utf8)
  }

  private mutating func close(to depth: Int) {
    while open.count > depth {
      let node = open.removeLast()
      if open.isEmpty {
        closed.append(node)
      } else {
        open[open.count - 1].children.append(node)
      }
    }
  }
}
