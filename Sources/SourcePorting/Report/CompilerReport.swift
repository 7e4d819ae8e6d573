/// What the compiler says of the result.
public struct CompilerReport: Equatable, Sendable, Codable {
  public enum Verdict: String, Sendable, Codable {
    /// It takes all of it.
    case accepts
    /// It finds errors.
    case refuses
    /// Nobody asked it: the headless modules are not built.
    case notAsked
  }

  public var verdict: Verdict
  public var errors: [CompilerError] = []
  /// The names that are not there, the most frequent first.
  public var missing: [MissingName] = []
}

/// An error of the compiler's.
public struct CompilerError: Equatable, Hashable, Sendable, Codable {
  /// A path from the library's folder; from the result's for a file that was added.
  public var file: String
  /// A line of the library's own file.
  public let line: Int
  public let column: Int
  public let message: String
}

/// A name that the headless modules lack, and how often it is missed.
public struct MissingName: Equatable, Sendable, Codable {
  public let name: String
  public let count: Int

  /// The names that errors are about, the most frequent first.
  static func ranked(_ errors: [CompilerError]) -> [MissingName] {
    let names = errors.compactMap { name(in: $0.message) }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.map { MissingName(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// The name that an error is about, where it says that there is none.
  static func name(in message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if message.hasPrefix("cannot find") || message.hasPrefix("no type named") {
      return quoted.first
    }
    if message.contains("has no member"), quoted.count > 1 { return "\(quoted[0]).\(quoted[1])" }
    if message.contains("does not override any"), quoted.isEmpty { return nil }
    if message.hasPrefix("no such module") { return quoted.first.map { "module \($0)" } }
    return nil
  }
}
