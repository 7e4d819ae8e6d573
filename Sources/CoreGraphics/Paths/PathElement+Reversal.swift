extension [PathElement] {
  /// The same shape with each subpath walked the other way, the last one first.
  package var reversedSubpaths: [PathElement] {
    subpaths.reversed().flatMap { Self.reverse($0) }
  }

  private var subpaths: [[PathElement]] {
    var all: [[PathElement]] = []
    for element in self {
      if case .move = element { all.append([]) }
      if !all.isEmpty { all[all.count - 1].append(element) }
    }
    return all
  }

  private static func reverse(_ subpath: [PathElement]) -> [PathElement] {
    let isClosed = subpath.last == .close
    let parts = isClosed ? subpath.dropLast() : subpath[...]
    guard let end = Array(parts).endPoint else { return [] }
    var result: [PathElement] = [.move(end)]
    for index in parts.indices.dropFirst().reversed() {
      let start = Array(parts[..<index]).endPoint ?? end
      switch parts[index] {
      case .move, .close: break
      case .line: result.append(.line(start))
      case .quad(_, let control): result.append(.quad(start, control: control))
      case .curve(_, let control1, let control2):
        result.append(.curve(start, control1: control2, control2: control1))
      }
    }
    return isClosed ? result + [.close] : result
  }
}
