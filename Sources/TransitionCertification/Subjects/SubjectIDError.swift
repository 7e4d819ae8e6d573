/// Why the id of somebody's own subject is of no use.
public enum SubjectIDError: Error, Sendable, Equatable {
  /// It is no name of a case and of a folder.
  case unusable(String)
  /// Another subject has it, or the system's own transitions have.
  case repeated(String)

  /// Whether a text can be an id: cases are named by it on the command line and in waivers, and the goldens
  /// lie in a folder of this name.
  static func isID(_ text: String) -> Bool {
    let segments = text.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = text.allSatisfy { !$0.isWhitespace && $0 != "*" && $0 != "\0" }
    return isPlain && !text.hasPrefix("=") && !text.hasPrefix("-")
      && segments.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") }
  }
}

extension SubjectIDError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unusable(let id):
      "'\(id)' cannot be a subject's id, expected a name as 'FadeKit.Fade', without spaces and stars"
    case .repeated(let id): "two subjects are called '\(id)', expected an id for each"
    }
  }
}
