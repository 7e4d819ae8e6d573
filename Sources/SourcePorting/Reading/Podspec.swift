/// A pod's description, as far as it says which files are whose.
struct Podspec: Equatable, Sendable {
  let name: String
  var moduleName: String?
  var root = Part()
  /// The parts with names, in order.
  var parts: [(name: String, part: Part)] = []

  /// Files, and which other parts they need.
  struct Part: Equatable, Sendable {
    var sources: [String] = []
    var excluded: [String] = []
    var resources: [String] = []
    /// Parts of the same pod.
    var needs: [String] = []
    /// Other pods.
    var pods: [String] = []
  }

  /// The other pods that it needs, whichever part of it does.
  var pods: [String] { root.pods + parts.flatMap(\.part.pods) }

  static func == (left: Podspec, right: Podspec) -> Bool {
    left.name == right.name && left.moduleName == right.moduleName && left.root == right.root
      && left.parts.map(\.name) == right.parts.map(\.name)
      && left.parts.map(\.part) == right.parts.map(\.part)
  }

  /// The modules that it makes of files.
  ///
  /// The pod builder makes one module of a pod, in which the parts see each other. So a part is a
  /// module of its own only if it shares nothing with others: no files, no need, no common sources.
  func modules(of files: [String]) -> [(pod: String, module: LibraryLayout.Module)] {
    let whole = moduleName ?? name.moduleName
    let rows = parts.map { (name: $0.name, files: own(files, $0.part)) }
    let isShared =
      !root.sources.isEmpty || parts.contains { !$0.part.needs.isEmpty }
      || Set(rows.flatMap(\.files)).count < rows.reduce(0) { $0 + $1.files.count }
    let groups: [(String, [String])]
    if isShared || rows.count < 2 {
      let all = Set(own(files, root) + rows.flatMap(\.files))
      groups = [(whole, files.filter(all.contains))]
    } else {
      groups = rows.map { ($0.name.moduleName, $0.files) }
    }
    return groups.filter { $0.1.contains { $0.hasSuffix(".swift") } }.map { name, own in
      let sources = own.filter { $0.hasSuffix(".swift") }
      let module = LibraryLayout.Module(
        name: name, root: LibraryLayout.commonFolder(of: sources), files: own)
      return (self.name, module)
    }
  }

  private func own(_ files: [String], _ part: Part) -> [String] {
    let (taken, left) = (
      (part.sources + part.resources).map(FilePattern.init),
      (part.excluded + root.excluded).map(FilePattern.init)
    )
    return files.filter { file in
      taken.contains { $0.fits(file) } && !left.contains { $0.fits(file) }
    }
  }
}
