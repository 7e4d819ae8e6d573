/// Which folders of one target depend on which others, as far as words tell.
///
/// Folder A depends on folder B if a file of A names what a file of B declares at top level, or what it
/// adds to a type by an extension. The measure reads words, not meanings:
/// - A name that two folders declare counts for neither, and a member counts only if nothing else in
///   `Sources` has its name.
/// - Members in the bodies of types, operators, initializers and conformances are not looked for. Whoever
///   uses them names the type, or gets it from somebody who does.
/// - A name that a file declares itself, such as a local value's, hides what another folder declares.
struct FolderGraph {
  /// A name by which one file depends on another one.
  struct Edge {
    /// The file that names something, and what it names.
    let file: String
    let name: String
    /// The file that declares it.
    let declaring: String
  }

  /// The edges between two folders, by the folder that depends and the folder that it depends on.
  private(set) var edges: [String: [String: [Edge]]] = [:]

  /// Reads how the folders of a target depend on each other.
  ///
  /// - Parameters:
  ///   - files: the target's files by their folder; those of the target itself lie in a folder, too.
  ///   - frequency: how often each name is declared in all of `Sources`; else, in these files.
  init(_ files: [String: [SourceFile]], frequency: [String: Int]? = nil) {
    let frequency = frequency ?? files.values.flatMap(\.self).frequency
    var declared: [String: [(folder: String, file: String)]] = [:]
    var members: [String: (folder: String, file: String)] = [:]
    for (folder, files) in files {
      for file in files {
        for name in file.declared { declared[name, default: []].append((folder, file.path)) }
        for name in file.members where frequency[name] == 1 { members[name] = (folder, file.path) }
      }
    }
    for (folder, files) in files {
      for file in files {
        let own = Set(file.allDeclared)
        for word in file.words where !own.contains(word) {
          guard let places = declared[word], Set(places.map(\.folder)).count == 1,
            places[0].folder != folder
          else { continue }
          add(
            Edge(file: file.path, name: word, declaring: places[0].file), folder, places[0].folder)
        }
        for word in file.words.union(file.memberWords) where !own.contains(word) {
          guard let place = members[word], place.folder != folder else { continue }
          add(Edge(file: file.path, name: word, declaring: place.file), folder, place.folder)
        }
      }
    }
  }

  private mutating func add(_ edge: Edge, _ folder: String, _ other: String) {
    edges[folder, default: [:]][other, default: []].append(edge)
  }

  // MARK: - Circles

  /// The shortest circle of folders through each folder that is in one, each circle once, in order.
  var circles: [[String]] {
    var found: [[String]] = []
    for folder in edges.keys.sorted() where !found.contains(where: { $0.contains(folder) }) {
      if let circle = shortestCircle(through: folder) { found.append(circle) }
    }
    return found
  }

  /// The folders that lie on some circle together with a folder, and the folder; none where it is on none.
  private func shortestCircle(through start: String) -> [String]? {
    var ways = (edges[start]?.keys.sorted() ?? []).map { [start, $0] }
    var seen: Set<String> = []
    while !ways.isEmpty {
      let way = ways.removeFirst()
      let last = way[way.count - 1]
      if last == start { return Array(way.dropLast()) }
      guard seen.insert(last).inserted else { continue }
      ways += (edges[last]?.keys.sorted() ?? []).map { way + [$0] }
    }
    return nil
  }

  /// A circle in words: its folders, and for the edge with the fewest names the two files that close it.
  func story(of circle: [String]) -> String {
    let steps = circle.indices.map { index in
      let folder = circle[index]
      let next = circle[(index + 1) % circle.count]
      return (folder: folder, edges: edges[folder]?[next] ?? [])
    }
    let way = (circle + [circle[0]]).joined(separator: " -> ")
    guard let weakest = steps.min(by: { $0.edges.count < $1.edges.count }) else { return way }
    let closing = weakest.edges.sorted { ($0.file, $0.name) < ($1.file, $1.name) }.prefix(3).map {
      "\($0.file) names \($0.name) of \($0.declaring)"
    }
    return "\(way): \(closing.joined(separator: "; "))"
  }
}
