/// The sources of a library as they are between two rewrites, and what is known of them.
struct ParsedLibrary: Sendable {
  /// The modules, in the order in which they can be compiled.
  var modules: [ParsedModule]
  /// What the library declares, as it was before the first rewrite.
  let facts: LibraryFacts
  /// What the headless modules declare.
  let host: HostSurface
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
