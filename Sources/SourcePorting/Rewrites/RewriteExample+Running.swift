import Foundation

extension RewriteExample {
  /// What became of the example's files, by name; the example itself is `Example.swift`.
  public func outcome(of rewrites: [Rewrite], on host: HostSurface) -> [String: String] {
    var files = others.mapValues(\.before)
    files["Example.swift"] = before
    return Self.outcome(of: files, rewrites, host)
  }

  /// What becomes of files.
  public static func outcome(
    of files: [String: String], _ rewrites: [Rewrite], _ host: HostSurface
  ) -> [String: String] {
    let lead = "Sources/Example/"
    let sources = files.sorted { $0.key < $1.key }
      .map { ParsedSource(path: lead + $0.key, text: $0.value) }
    let picture = Picture(name: "close", width: 20, height: 20)
    let module = ParsedModule(
      name: "Example", sources: sources, pictures: [picture], hasStoryboards: true)
    let library = ParsedLibrary(
      modules: [module], facts: LibraryFacts(modules: [module]), host: host)
    let run = RewriteRun(library, rewrites)
    let texts = run.library.modules[0].sources.map {
      (String($0.path.dropFirst(lead.count)), $0.text)
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }
}
