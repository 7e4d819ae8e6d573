/// The rewrites, done one after the other.
struct RewriteRun: Sendable {
  /// The library as it became.
  private(set) var library: ParsedLibrary
  /// How often each rewrite was done in each file.
  private(set) var counts: [EditCount] = []
  private(set) var obstacles: [Obstacle] = []

  init(_ library: ParsedLibrary, _ rewrites: [Rewrite] = Rewrite.all) {
    self.library = library
    for rewrite in rewrites { perform(rewrite) }
  }

  private mutating func perform(_ rewrite: Rewrite) {
    let findings = rewrite.find(library)
    obstacles += findings.obstacles
    for module in library.modules.indices {
      for index in library.modules[module].sources.indices {
        let source = library.modules[module].sources[index]
        if let count = findings.counts[source.path] {
          counts.append(EditCount(rewrite: rewrite.id, file: source.path, count: count))
        }
        guard let edits = findings.edits[source.path] else { continue }
        library.modules[module].sources[index] = ParsedSource(
          path: source.path, text: edits.applied(to: source.text))
      }
    }
  }
}
