import Foundation

/// A package's manifest, as the package manager prints it.
struct PackageDump: Decodable, Sendable {
  let name: String
  let targets: [Target]

  struct Target: Decodable, Sendable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let dependencies: [Dependency]
  }

  struct Dependency: Decodable, Sendable {
    let byName: [Word?]?
    let target: [Word?]?

    var name: String? { ((byName ?? target)?.first ?? nil)?.text }
  }

  /// A piece of a dependency; conditions are objects and say nothing here.
  struct Word: Decodable, Sendable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  /// Why a manifest is not understood.
  struct Trouble: Error, Equatable { let reason: String }

  /// Reads the manifest of a folder, which is not written to: a copy of the manifest is read.
  ///
  /// A manifest is foreign code, which runs: it gets a home folder of its own and none of the caller's secrets.
  static func read(in folder: URL) -> Result<PackageDump, Trouble> {
    let manager = FileManager.default
    let scratch = manager.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: scratch) }
    do {
      try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
      for file in try manager.contentsOfDirectory(atPath: folder.path)
      where file.hasPrefix("Package") && file.hasSuffix(".swift") {
        try manager.copyItem(
          at: folder.appendingPathComponent(file), to: scratch.appendingPathComponent(file))
      }
      let home = scratch.appendingPathComponent("home")
      try manager.createDirectory(at: home, withIntermediateDirectories: true)
      let outcome = try ChildProcess.run(
        [Toolchain.command("swift"), "package", "--package-path", scratch.path, "dump-package"],
        environment: variables(from: ProcessInfo.processInfo.environment, home: home))
      guard outcome.status == 0 else {
        let lines = outcome.problems.split(separator: "\n")
        let line = lines.first { $0.contains("error:") } ?? lines.first ?? "no reason is given"
        return .failure(
          Trouble(reason: line.replacingOccurrences(of: scratch.path + "/", with: "")))
      }
      return .success(try JSONDecoder().decode(PackageDump.self, from: Data(outcome.output.utf8)))
    } catch {
      return .failure(Trouble(reason: "\(error)"))
    }
  }

  private static let needed: Set<String> = [
    "PATH", "LANG", "TERM", "TZ", "LD_LIBRARY_PATH",
  ]

  /// The variables that a manifest gets: what programs need to run, and nothing that could be a secret.
  static func variables(from environment: [String: String], home: URL) -> [String: String] {
    var variables = environment.filter { needed.contains($0.key) || $0.key.hasPrefix("LC_") }
    variables["HOME"] = home.path
    return variables
  }

  // MARK: - The layout

  /// The modules that the manifest makes of files; none of them depends on what has no Swift sources, since of
  /// that none is made.
  func layout(of files: [String]) -> LibraryLayout {
    let libraries = targets.filter { $0.type == "regular" }
    var modules = libraries.compactMap { target in module(target, files) }
    let names = Set(modules.map(\.name))
    for place in modules.indices { modules[place].dependencies.removeAll { !names.contains($0) } }
    return LibraryLayout(name: name, modules: LibraryLayout.sorted(modules))
  }

  private func module(_ target: Target, _ files: [String]) -> LibraryLayout.Module? {
    guard let (root, own) = content(of: target, among: files),
      own.contains(where: { $0.hasSuffix(".swift") })
    else { return nil }
    let names = Set(targets.map(\.name))
    let dependencies = target.dependencies.compactMap(\.name).filter(names.contains)
    let headers = targets.filter { dependencies.contains($0.name) }.flatMap { other in
      let own = content(of: other, among: files)?.own ?? []
      return own.contains { $0.hasSuffix(".swift") } ? [] : own.filter { $0.hasSuffix(".h") }
    }
    return LibraryLayout.Module(
      name: target.name.moduleName, root: root, files: own,
      dependencies: dependencies.map(\.moduleName), foreignHeaders: headers)
  }

  /// The files of a target, and the folder that they lie in.
  private func content(of target: Target, among files: [String]) -> (root: String, own: [String])? {
    let roots =
      target.path.map { [$0] }
      ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    let root = roots.map(Self.folder).first { root in files.contains { $0.hasPrefix(root) } }
    guard let root else { return nil }
    let excluded = (target.exclude ?? []).map { root + Self.plain($0) }
    let chosen = target.sources?.map { root + Self.plain($0) }
    let own = files.filter { file in
      guard file.hasPrefix(root), file != "Package.swift",
        !excluded.contains(where: { file.lies(at: $0) })
      else { return false }
      // A manifest at the root may say that the whole folder is its target.
      if root.isEmpty, LeftOut.contains(file) { return false }
      guard let chosen, file.hasSuffix(".swift") else { return true }
      return chosen.contains { file.lies(at: $0) }
    }
    return (root, own)
  }

  /// A path without what says "here".
  private static func plain(_ path: String) -> String {
    let steps = path.split(separator: "/").filter { $0 != "." }
    return steps.joined(separator: "/")
  }

  private static func folder(_ path: String) -> String {
    let plain = plain(path)
    return plain.isEmpty ? "" : plain + "/"
  }
}

extension String {
  /// Whether a path is this one or lies below it.
  fileprivate func lies(at path: String) -> Bool { self == path || hasPrefix(path + "/") }
}
