/// A pattern of paths as podspecs write them: `Sources/**/*.{h,swift}`.
struct FilePattern {
  private let expression: Regex<AnyRegexOutput>?
  private let folder: String

  init(_ pattern: String) {
    let pattern = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    var text = ""
    var depth = 0
    var rest = pattern[...]
    while let character = rest.popFirst() {
      switch character {
      case "*" where rest.hasPrefix("*/"):
        rest = rest.dropFirst(2)
        text += "(?:.*/)?"
      case "*" where rest.hasPrefix("*"):
        rest = rest.dropFirst()
        text += ".*"
      case "*": text += "[^/]*"
      case "?": text += "[^/]"
      case "{":
        depth += 1
        text += "(?:"
      case "}" where depth > 0:
        depth -= 1
        text += ")"
      case "," where depth > 0: text += "|"
      case "[", "]", "-": text.append(character)
      default:
        text +=
          character.isLetter || character.isNumber || "/_ ".contains(character)
          ? String(character) : "\\\(character)"
      }
    }
    expression = try? Regex(text)
    folder = pattern.hasSuffix("/") ? pattern : pattern + "/"
  }

  /// Whether a path fits, or lies directly in a folder that the pattern names.
  func fits(_ path: String) -> Bool {
    if let expression, path.wholeMatch(of: expression) != nil { return true }
    return path.hasPrefix(folder) && !path.dropFirst(folder.count).contains("/")
  }
}
