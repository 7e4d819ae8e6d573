/// One thing that sources written for Apple's systems say and Linux does not understand.
public struct Rewrite: Sendable {
  /// Its permanent name.
  public let id: String
  /// Why it is needed, in a sentence.
  public let reason: String
  /// Sources before and after it; they are run as tests.
  public let examples: [RewriteExample]
  /// Finds what is to be changed in a library.
  let find: @Sendable (ParsedLibrary) -> RewriteFindings

  /// All rewrites, in the order in which they are done.
  ///
  /// What looks at attributes stands before what takes them away.
  public static let all: [Rewrite] = [
    .conditions, .availability, .scopedImports, .openWords, .voidParameters, .renamedOverrides,
    .overridesInExtensions,
    .overriddenExtensions, .forwardingObjects, .objectMethods, .methodQuestions, .lookedUpNumbers,
    .recognizerParameters, .requiredInitializers, .adoptedInitializers, .selfInitializers,
    .parameterInitializers, .classIdentity, .selfConformingProtocols,
    .overlappingAccesses, .lookedUpClasses, .lookedUpBundles, .moduleBundles, .layerClasses,
    .registeredCells,
    .unwrappedRequirements, .methodSelectors,
    .namedSelectors, .keyPaths, .anyObjectCalls, .classDescriptions, .optionalCalls,
    .optionalRequirements, .classBoundProtocols,
    .outlets, .managedProperties, .objectiveCAttributes, .dynamicMembers,
    .weakRequirements,
    .interfaceBuilderAttributes, .entryPoints,
    .storyboards,
    .pictures, .unknownModules, .moduleQualifiers, .missingUIKit, .missingNetworking,
  ]
}

/// What a rewrite finds.
struct RewriteFindings: Sendable {
  /// The edits, by the path of the file.
  var edits: [String: [SourceEdit]] = [:]
  /// How often it is done in each file; an edit each unless it says otherwise.
  var counts: [String: Int] = [:]
  /// What it sees and cannot change.
  var obstacles: [Obstacle] = []

  mutating func note(_ edit: SourceEdit, in source: ParsedSource) {
    edits[source.path, default: []].append(edit)
    counts[source.path, default: 0] += 1
  }

  /// Adds an edit that belongs to one already counted.
  mutating func addPart(_ edit: SourceEdit, in source: ParsedSource) {
    edits[source.path, default: []].append(edit)
  }

  mutating func note(_ reason: String, at line: Int, in source: ParsedSource) {
    obstacles.append(Obstacle(file: source.path, line: line, reason: reason))
  }
}

/// A source before and after a rewrite.
public struct RewriteExample: Sendable {
  /// What it shows, in a few words.
  public let title: String
  public let before: String
  public let after: String
  /// Further files of the same module, by name: as they are, and as they become.
  public var others: [String: (before: String, after: String)] = [:]

  public init(
    _ title: String, _ before: String, _ after: String,
    others: [String: (before: String, after: String)] = [:]
  ) {
    self.title = title
    self.before = before
    self.after = after
    self.others = others
  }
}

extension Rewrite {
  /// A rewrite that looks at each file by itself.
  init(
    id: String, reason: String, examples: [RewriteExample],
    look: @escaping @Sendable (ParsedSource, ParsedLibrary, inout RewriteFindings) -> Void
  ) {
    self.init(id: id, reason: reason, examples: examples) { library in
      var findings = RewriteFindings()
      for module in library.modules {
        for source in module.sources { look(source, library, &findings) }
      }
      return findings
    }
  }
}
