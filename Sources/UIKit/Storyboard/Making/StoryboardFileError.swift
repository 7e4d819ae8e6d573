public import StoryboardFormat

/// Why a storyboard that was asked for by its name is empty.
public enum StoryboardFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is no such file, neither in registered folders nor in the bundle.
  case missing(name: String, bundle: String)
  /// The file is there, and its bytes cannot be had; the reason is the system's.
  case unreadable(file: String, reason: String)
  /// The file is no storyboard.
  case syntax(StoryboardSyntaxError)

  /// The error in one line.
  public var description: String {
    switch self {
    case .missing(let name, let bundle): "no storyboard '\(name)' in \(bundle)"
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .syntax(let error): error.description
    }
  }
}
