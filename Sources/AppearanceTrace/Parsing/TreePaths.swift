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

  /// Takes a path to a leaf: names with arrows between them.
  mutating func take(_ reader: inout LineReader) throws(TraceSyntaxError) {
    var depth = 0
    var isShared = true
    repeat {
      let start = reader.position
      let name = try reader.takeWord()
      let isInner = !reader.isAtEndOfLine
      isShared = isShared && isInner && isOpen(name, at: depth)
      if !isShared {
        close(to: depth)
        guard names.insert(name).inserted else {
          throw reader.error(.disorder(.viewTwice(name)), at: start)
        }
        guard depth < Checkpoint.depthLimit else {
          let limit = Checkpoint.depthLimit
          throw reader.error(.disorder(.treeTooDeep(limit: limit)), at: start)
        }
        open.append(Checkpoint.ViewNode(name))
      }
      depth += 1
      if isInner { try reader.take(" > ") }
    } while !reader.isAtEndOfLine
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
