import Foundation

/// Finds out what in a folder is a library's.
struct LayoutReader {
  private let folder: URL
  private let files: [String]

  init(_ folder: URL) {
    self.folder = folder
    // Whatever a manifest or a podspec takes in: this one is no source of the library.
    files = FolderListing(folder).files.filter { $0 != LeftOut.declaration }
  }

  /// The library of a folder: as its manifest says, or its podspecs, or all that lies there.
  func layout() throws(PortingError) -> LibraryLayout {
    var notes: [String] = []
    if files.contains("Package.swift") {
      switch PackageDump.read(in: folder) {
      case .success(let package):
        let layout = package.layout(of: files)
        if !layout.modules.isEmpty { return layout }
        notes.append("Package.swift has no library with Swift sources")
      case .failure(let trouble):
        notes.append("Package.swift cannot be read: \(trouble.reason)")
      }
    }
    let specs = files.filter {
      !$0.contains("/") && ($0.hasSuffix(".podspec") || $0.hasSuffix(".podspec.json"))
    }
    var modules: [(pod: String, module: LibraryLayout.Module)] = []
    // A manifest at the root may lie among what a podspec takes in.
    let candidates = files.filter { $0 != "Package.swift" }
    var needs: [String: [String]] = [:]
    for spec in specs {
      let pod = try podspec(spec)
      needs[pod.name, default: []] += pod.pods
      modules += pod.modules(of: candidates)
    }
    if let first = modules.first {
      let linked = modules.map { pod, module in
        var module = module
        module.dependencies = modules.filter {
          $0.pod != pod && needs[pod]?.contains($0.pod) ?? false
        }
        .map(\.module.name)
        return module
      }
      return LibraryLayout(name: first.pod, modules: LibraryLayout.sorted(linked), notes: notes)
    }
    return try wholeFolder(notes)
  }

  private func podspec(_ file: String) throws(PortingError) -> Podspec {
    let data: Data
    do {
      data = try Data(contentsOf: folder.appendingPathComponent(file))
    } catch {
      throw .unreadable(file: file, reason: error.localizedDescription)
    }
    let fallback = String(file.prefix { $0 != "." })
    return file.hasSuffix(".json")
      ? Podspec(json: data, fallback: fallback)
      : Podspec(ruby: String(decoding: data, as: UTF8.self), fallback: fallback)
  }

  private func wholeFolder(_ notes: [String]) throws(PortingError) -> LibraryLayout {
    var own = files.filter { !LeftOut.contains($0) && $0 != "Package.swift" }
    var notes = notes
    // Where nothing else is there, in whatever language, what shows a library is all that there is of it.
    if !own.contains(where: Self.isSource) {
      let shown = files.filter { !LeftOut.contains($0, sparingShowcases: true) }
        .filter { $0 != "Package.swift" }
      let root = LibraryLayout.commonFolder(of: shown.filter { $0.hasSuffix(".swift") })
      notes.append("\(root): it would be left out, but there are no other sources")
      own = shown
    }
    let sources = own.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { throw .noSources(folder.path) }
    let root = LibraryLayout.commonFolder(of: sources)
    let name = folder.standardizedFileURL.lastPathComponent.moduleName
    let projects = ProjectFolders(files)
    if let modules = projects.modules(of: own, named: name) {
      notes.append("files of one name lie in several projects: each project is a module")
      return LibraryLayout(name: name, modules: modules, notes: notes)
    }
    let module = LibraryLayout.Module(name: name, root: root, files: own)
    return LibraryLayout(name: name, modules: [module], notes: notes)
  }

  private static func isSource(_ file: String) -> Bool {
    [".swift", ".m", ".mm", ".h"].contains(where: file.hasSuffix)
  }
}

extension String {
  /// The text as the name of a module.
  var moduleName: String {
    let text = map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    return text.first?.isNumber ?? true ? "_" + text : text
  }
}
