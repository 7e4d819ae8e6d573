/// The sources of a library as they are between two rewrites, and what is known of them.
struct ParsedLibrary: Sendable {
  /// The modules, in the order in which they can be compiled.
  var modules: [ParsedModule]
  /// What the library declares, as it was before the first rewrite.
  let facts: LibraryFacts
  /// What the headless modules declare.
  let host: HostSurface
  /// What each module declares by itself, by its name, as it was before the first rewrite.
  var ownFacts: [String: LibraryFacts] = [:]

  /// The library as one of its modules sees it: its own types go before others of their name.
  func seen(from module: ParsedModule) -> ParsedLibrary {
    guard modules.count > 1, let own = ownFacts[module.name] else { return self }
    return ParsedLibrary(
      modules: [module], facts: LibraryFacts(own, before: facts), host: host, ownFacts: ownFacts)
  }

  /// The library without some of its files.
  func without(_ files: Set<String>) -> ParsedLibrary {
    var rest = self
    for place in rest.modules.indices {
      rest.modules[place].sources.removeAll { files.contains($0.path) }
    }
    return rest
  }
}

/// A module of a library.
struct ParsedModule: Sendable {
  let name: String
  var sources: [ParsedSource]
  /// The pictures of its resources.
  var pictures: [Picture] = []
  /// Whether it has storyboards.
  var hasStoryboards = false
}
