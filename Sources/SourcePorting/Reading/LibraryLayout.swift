/// Which files of a folder are a library's, and how they make modules.
struct LibraryLayout: Equatable, Sendable {
  let name: String
  /// The modules, each behind those that it depends on.
  let modules: [Module]
  /// What was decided on the way that a reader should know.
  var notes: [String] = []

  /// A module of a library.
  struct Module: Equatable, Sendable {
    let name: String
    /// The folder that its files' paths in the package begin below.
    let root: String
    /// All its files, by path from the library's folder.
    let files: [String]
    /// The modules of the library that it may import.
    var dependencies: [String] = []
    /// Headers of modules without Swift that it may import, by path from the library's folder.
    var foreignHeaders: [String] = []

    var sources: [String] {
      files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
    }

    /// Sources in languages that nobody compiles here.
    var foreignSources: [String] {
      files.filter { path in
        [".m", ".mm", ".c", ".cpp", ".metal", ".h"].contains { path.hasSuffix($0) }
      }
    }

    /// All headers whose declarations it sees.
    var headers: [String] { files.filter { $0.hasSuffix(".h") } + foreignHeaders }

    /// Where a file lies in the ported package.
    func portedPath(of file: String) -> String {
      let inner = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
      return "Sources/\(name)/" + inner.drop { $0 == "/" }
    }
  }

  /// Puts each module behind those that it depends on; circles stay as they are.
  static func sorted(_ modules: [Module]) -> [Module] {
    var sorted: [Module] = []
    var rest = modules
    while !rest.isEmpty {
      let done = Set(sorted.map(\.name))
      let names = Set(rest.map(\.name))
      let next = rest.firstIndex { module in
        module.dependencies.allSatisfy { done.contains($0) || !names.contains($0) }
      }
      sorted.append(rest.remove(at: next ?? 0))
    }
    return sorted
  }

  /// The folder that all files lie in, with a slash at the end; empty for the library's own.
  static func commonFolder(of files: [String]) -> String {
    let folders = files.map { $0.split(separator: "/").dropLast().map(String.init) }
    guard var common = folders.first else { return "" }
    for folder in folders.dropFirst() {
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    return common.isEmpty ? "" : common.joined(separator: "/") + "/"
  }
}
