import Foundation

/// The files of a ported package, and how they came about.
struct PortedPackage {
  private let layout: LibraryLayout
  private let read: ReadLibrary
  private let run: RewriteRun
  /// Sources in which bodies stop, by path.
  private var stopped: [String: ParsedSource] = [:]
  /// The folder of this package as seen from the result.
  private let house: String
  private var added: AddedFiles
  /// Files that are left out of it, by path.
  private(set) var dropped: [String] = []
  private var obstacles: [Obstacle]

  init(layout: LibraryLayout, read: ReadLibrary, run: RewriteRun, house: String) {
    self.layout = layout
    self.read = read
    self.run = run
    self.house = house
    added = AddedFiles(to: run.library, as: read)
    obstacles = read.obstacles + run.obstacles + added.obstacles
  }

  // MARK: - The files

  /// The modules that something is left of.
  private var modules: [LibraryLayout.Module] {
    let files = Set(sources.map(\.path))
    return layout.modules.filter { module in
      files.contains { $0.hasPrefix("Sources/\(module.name)/") }
    }
  }

  private var manifest: String {
    let modules = modules
    let names = Set(modules.map(\.name))
    let rows = modules.map { module in
      let screens = read.screens[module.name].flatMap { $0.storyboards.isEmpty ? nil : $0 }
      return ManifestText.Module(
        name: module.name, dependencies: module.dependencies.filter(names.contains),
        resources: [screens?.folder].compactMap { $0 })
    }
    return ManifestText(name: layout.name, modules: rows, house: house).text
  }

  /// All files of the package, by path.
  var contents: [String: Data] {
    var files = added.contents
    files["Package.swift"] = Data(manifest.utf8)
    for source in sources { files[source.path] = Data(source.text.utf8) }
    return files
  }

  /// The library's own sources, as far as they are not left out.
  private var sources: [ParsedSource] {
    run.library.modules.flatMap(\.sources).filter { !dropped.contains($0.path) }
      .map { stopped[$0.path] ?? $0 }
  }

  /// The Swift files of each module.
  var compilation: [(name: String, files: [String])] {
    let files = contents.keys.filter { $0.hasSuffix(".swift") }.sorted()
    return modules.map { module in
      (module.name, files.filter { $0.hasPrefix("Sources/\(module.name)/") })
    }
  }

  // MARK: - The compiler

  /// Does without a module that is not there, for which the compiler refuses files.
  ///
  /// Files for it are left out that nobody needs. Where others would go with them, functions that use it stop
  /// instead; where that is not possible either, the others go.
  ///
  /// - Returns: whether anything could be done.
  mutating func adapt(to errors: [CompilerError]) -> Bool {
    let orphans = Set(
      run.obstacles.filter { $0.reason.hasPrefix("there is no module") }.map(\.file))
    let useless = NeedlessFiles(
      among: sources, refused: Set(errors.map(\.file)), orphans: orphans
    ).paths
    if !orphans.isSuperset(of: useless), stop(for: errors, in: orphans) { return true }
    dropped += useless
    added.renewScreens(of: run.library.without(Set(dropped)), as: read)
    return !useless.isEmpty || stop(for: errors, in: orphans)
  }

  /// Stops who calls functions in which a module is used that is not there.
  private mutating func stop(for errors: [CompilerError], in orphans: Set<String>) -> Bool {
    var changed: [StoppedBodies] = []
    for source in sources where orphans.contains(source.path) {
      let own = errors.filter { $0.file == source.path }
      guard !own.isEmpty, let bodies = StoppedBodies(source, errors: own) else { continue }
      changed.append(bodies)
    }
    for bodies in changed {
      stopped[bodies.source.path] = bodies.source
      obstacles += bodies.names.map { name in
        Obstacle(
          file: bodies.source.path, line: nil,
          reason: "who calls '\(name)' is stopped, for it uses a module that is not there")
      }
    }
    return !changed.isEmpty
  }

  func compilerReport(_ errors: [CompilerError]) -> CompilerReport {
    guard !errors.isEmpty else { return CompilerReport(verdict: .accepts) }
    let placed = errors.map { error in
      var error = error
      error.file = origin(of: error.file)
      return error
    }
    return CompilerReport(verdict: .refuses, errors: placed, missing: MissingName.ranked(errors))
  }

  // MARK: - The report

  func report(_ compiler: CompilerReport) -> PortReport {
    let names = Set(modules.map(\.name))
    let told = run.library.modules.filter { names.contains($0.name) }.map { module in
      PortReport.Module(
        name: module.name, root: layout.modules.first { $0.name == module.name }?.root ?? "",
        files: module.sources.count,
        lines: module.sources.reduce(0) { $0 + $1.text.filter(\.isNewline).count })
    }
    let edits = run.counts.map { count in
      var count = count
      count.file = origin(of: count.file)
      return count
    }
    let placed = obstacles.map { obstacle in
      var obstacle = obstacle
      obstacle.file = origin(of: obstacle.file)
      return obstacle
    }
    let left = dropped.map {
      Obstacle(
        file: origin(of: $0), line: nil,
        reason: "it uses a module that is not there, and nothing else needs it")
    }
    return PortReport(
      name: layout.name, modules: told, notes: layout.notes, edits: edits, obstacles: placed,
      dropped: left, added: added.texts.keys.sorted(), compiler: compiler,
      files: (contents.keys + [ResultFolder.marker]).sorted())
  }

  /// Where a file of the result comes from.
  private func origin(of file: String) -> String { read.origins[file] ?? file }
}
