import Foundation

/// Libraries that lie beside a library, and that it imports.
///
/// A package or a pod names what it depends on by where that is fetched from, and nothing is fetched here.
/// Whoever puts such a library beside this one, in a folder that is called like its module, has it ported along.
struct NeighbouringLibraries {
  private let folder: URL
  /// Modules that need no neighbour.
  private let known: Set<String>

  /// - Parameters:
  ///   - folder: the folder of the library.
  ///   - known: the modules that are there.
  init(of folder: URL, known: Set<String>) {
    self.folder = folder.standardizedFileURL
    self.known = known
  }

  /// Adds the modules of neighbours, in front of those that import them.
  func joined(to layout: LibraryLayout) -> LibraryLayout {
    var modules = layout.modules
    var notes = layout.notes
    var place = 0
    while place < modules.count {
      let present = Set(modules.map(\.name))
      for name in imports(of: modules[place]) where !known.contains(name) {
        if !present.contains(name), let found = self.modules(beside: name) {
          modules += found.filter { !present.contains($0.name) }
          notes.append("\(name): it is imported, and taken from ../\(name)")
        }
      }
      place += 1
    }
    guard modules.count > layout.modules.count else { return layout }
    let names = Set(modules.map(\.name))
    modules = modules.map { module in
      var module = module
      let imported = imports(of: module).intersection(names).subtracting([module.name])
      module.dependencies = Set(module.dependencies).union(imported).sorted()
      return module
    }
    return LibraryLayout(name: layout.name, modules: LibraryLayout.sorted(modules), notes: notes)
  }

  /// The module of a neighbour, with those of its own that it needs; none where there is no such neighbour, or it
  /// cannot be read: the compiler tells of a module that is not there.
  private func modules(beside name: String) -> [LibraryLayout.Module]? {
    let neighbour = folder.deletingLastPathComponent().appendingPathComponent(name)
    var isFolder: ObjCBool = false
    guard neighbour.path != folder.path,
      FileManager.default.fileExists(atPath: neighbour.path, isDirectory: &isFolder),
      isFolder.boolValue, let layout = try? LayoutReader(neighbour).layout(),
      layout.modules.contains(where: { $0.name == name })
    else { return nil }
    var needed: Set<String> = [name]
    for module in layout.modules.reversed() where needed.contains(module.name) {
      needed.formUnion(module.dependencies)
    }
    return layout.modules.filter { needed.contains($0.name) }.map { module in
      LibraryLayout.Module(
        name: module.name, root: "../\(name)/\(module.root)",
        files: module.files.map { "../\(name)/\($0)" }, dependencies: module.dependencies,
        foreignHeaders: module.foreignHeaders.map { "../\(name)/\($0)" })
    }
  }

  /// The modules that a module's sources import, wherever that stands in a file.
  private func imports(of module: LibraryLayout.Module) -> Set<String> {
    module.sources.reduce(into: []) { names, file in
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(file).path)
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
        let words = line.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }
        guard words.first == "import", words.count == 2, let name = words.last else { continue }
        names.insert(String(name))
      }
    }
  }
}
