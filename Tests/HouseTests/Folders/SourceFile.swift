/// What a Swift file declares for others, and what it names.
struct SourceFile {
  /// The path from the root of the repository.
  let path: String
  /// The types, functions and values that it declares at top level, but for private ones.
  private(set) var declared: Set<String> = []
  /// What it adds to types by extensions, but for private members and overrides.
  private(set) var members: Set<String> = []
  /// All names that it declares anywhere, as often as it does.
  private(set) var allDeclared: [String] = []
  /// The words that stand without a dot before them.
  private(set) var words: Set<String> = []
  /// The words that stand behind a dot.
  private(set) var memberWords: Set<String> = []

  init(_ path: String, _ source: String) {
    self.path = path
    let tokens = SwiftTokens.of(source)
    var reader = Reader()
    for (index, token) in tokens.enumerated() {
      switch token {
      case .word(let word, let isMember):
        if isMember { memberWords.insert(word) } else { words.insert(word) }
        guard !isMember, let name = reader.name(after: word, at: index, in: tokens) else {
          continue
        }
        allDeclared.append(name)
        switch reader.scope {
        case .file: declared.insert(name)
        case .openExtension: members.insert(name)
        case .inside: break
        }
        reader.begin(word)
      case .mark(let mark): reader.pass(mark)
      }
    }
  }

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "let", "var", "case",
  ]
}

extension SourceFile {
  /// Where in a file a declaration stands.
  private enum Scope {
    /// At top level, for others to see.
    case file
    /// Directly in an extension, for others to see.
    case openExtension
    /// Anywhere else.
    case inside
  }

  /// Follows braces and modifiers through a file.
  private struct Reader {
    /// How many braces, parentheses and brackets are open.
    private var braces = 0
    private var brackets = 0
    /// Whether the outermost braces are those of an extension that is not private.
    private var isInExtension = false
    private var beginsExtension = false
    /// The modifiers since the last declaration or brace.
    private var isHidden = false

    var scope: Scope {
      if isHidden || brackets > 0 { return .inside }
      if braces == 0 { return .file }
      return braces == 1 && isInExtension ? .openExtension : .inside
    }

    /// The name that a keyword declares; none where the word is no such keyword.
    mutating func name(after word: String, at index: Int, in tokens: [SwiftToken]) -> String? {
      if ["private", "fileprivate", "override"].contains(word) {
        // `private(set)` hides a setter alone.
        let next = index + 1 < tokens.count ? tokens[index + 1] : .mark(" ")
        isHidden = isHidden || next != .mark("(")
      }
      if word == "extension", braces == 0 {
        beginsExtension = !isHidden
        isHidden = false
      }
      guard SourceFile.declaring.contains(word), index + 1 < tokens.count,
        case .word(let name, false) = tokens[index + 1], !SourceFile.declaring.contains(name)
      else { return nil }
      return name
    }

    /// Notes that a declaration's keyword is past, so that its modifiers are used up.
    mutating func begin(_ keyword: String) { isHidden = false }

    mutating func pass(_ mark: Character) {
      switch mark {
      case "{":
        if braces == 0 { isInExtension = beginsExtension }
        braces += 1
        beginsExtension = false
        isHidden = false
      case "}":
        braces -= 1
        isHidden = false
      case "(", "[": brackets += 1
      case ")", "]": brackets -= 1
      default: break
      }
    }
  }
}
