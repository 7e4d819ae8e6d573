/// The projects of a folder that holds several, each with the sources beside it.
struct ProjectFolders {
  /// The folders that hold a project, with a slash at the end, and the projects' names.
  private let projects: [(folder: String, name: String)]

  init(_ files: [String]) {
    var found: [String: String] = [:]
    for file in files where file.contains(".xcodeproj/") {
      // Any file of a project shows it: what keeps sources may leave out the project's own.
      let all = file.split(separator: "/").map(String.init)
      guard let end = all.firstIndex(where: { $0.hasSuffix(".xcodeproj") }),
        !all.contains("Pods"), !all.contains("Carthage")
      else { continue }
      let path = all[...end]
      let project = all[end]
      let folder = path.dropLast().map { $0 + "/" }.joined()
      found[folder] = found[folder] ?? String(project.prefix { $0 != "." })
    }
    projects = found.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// A module for each project; none where all sources can be one module.
  ///
  /// One module cannot have two files of one name, so who has them meant them for several.
  func modules(of files: [String], named name: String) -> [LibraryLayout.Module]? {
    let groups = Dictionary(grouping: files, by: home)
    let sources = groups.mapValues { $0.filter { $0.hasSuffix(".swift") } }
      .filter { !$0.value.isEmpty }
    let names = sources.values.map { Set($0.map(Self.lastName)) }
    guard sources.count > 1,
      names.reduce(0, { $0 + $1.count }) > names.reduce(Set(), { $0.union($1) }).count
    else { return nil }
    return sources.keys.sorted().map { folder in
      LibraryLayout.Module(
        name: moduleName(of: folder, whole: name),
        root: LibraryLayout.commonFolder(of: sources[folder] ?? []), files: groups[folder] ?? [])
    }
  }

  /// The nearest folder around a file that holds a project; empty where there is none.
  private func home(of file: String) -> String {
    projects.map(\.folder).filter(file.hasPrefix).max { $0.count < $1.count } ?? ""
  }

  /// The project's name, or its folder's where several projects have one name.
  private func moduleName(of folder: String, whole: String) -> String {
    guard let project = projects.first(where: { $0.folder == folder }) else { return whole }
    let isOnly = projects.filter { $0.name == project.name }.count == 1
    return isOnly || folder.isEmpty
      ? project.name.moduleName : folder.split(separator: "/").joined(separator: "_").moduleName
  }

  private static func lastName(_ file: String) -> String {
    file.split(separator: "/").last.map(String.init) ?? file
  }
}
