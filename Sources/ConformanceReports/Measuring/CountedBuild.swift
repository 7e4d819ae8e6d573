/// What counts depend on, beside the sources: who compiled them, for which processor, and how.
package struct CountedBuild: Sendable, Hashable {
  /// The version of the compiler, such as `6.3.1`.
  package let compiler: String
  /// The processor's kind, such as `x86_64`.
  package let architecture: String
  /// The configuration, `debug` or `release`.
  package let configuration: String

  package init(compiler: String, architecture: String, configuration: String) {
    self.compiler = compiler
    self.architecture = architecture
    self.configuration = configuration
  }

  /// It, as messages and the first line of a baseline name it.
  package var words: String { "swift \(compiler) \(architecture) \(configuration)" }

  /// The file of its baseline, in the folder of them.
  package var fileName: String { "\(compiler)-\(architecture)-\(configuration)\(Self.suffix)" }

  private static let suffix = ".txt"

  /// Reads the name of a baseline's file.
  ///
  /// - Returns: The build; none where no baseline is called so.
  package init?(fileName: String) {
    guard fileName.hasSuffix(Self.suffix) else { return nil }
    let words = fileName.dropLast(Self.suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard words.count >= 3, !words.contains("") else { return nil }
    let place = words.suffix(2).map(String.init)
    self.init(
      compiler: words.dropLast(2).joined(separator: "-"), architecture: place[0],
      configuration: place[1])
  }

  /// Reads the first line of a baseline.
  init?(words line: Substring) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 4, words[0] == "swift", !words.contains("") else { return nil }
    self.init(
      compiler: String(words[1]), architecture: String(words[2]), configuration: String(words[3]))
  }
}
