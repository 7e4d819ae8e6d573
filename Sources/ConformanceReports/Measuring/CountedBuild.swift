/// What counts depend on, beside the sources: who compiled them, for which processor, and how.
package struct CountedBuild: Sendable, Hashable {
  /// The version of the compiler, such as `6.3.1`.
  package let compiler: String
  /// The processor's kind, such as `x86_64`.
  package let architecture: String
  /// The configuration, `debug` or `release`.
  package let configuration: String
  /// How far the compiler optimizes, such as `Onone`.
  package let optimization: String
  /// What it compiles at once.
  package let mode: Mode

  /// What the compiler compiles at once.
  package enum Mode: String, Sendable {
    case singleFile = "singlefile"
    case wholeModule = "wholemodule"
  }

  package init(
    compiler: String, architecture: String, configuration: String, optimization: String, mode: Mode
  ) {
    self.compiler = compiler
    self.architecture = architecture
    self.configuration = configuration
    self.optimization = optimization
    self.mode = mode
  }

  /// All but the compiler, in the order in which it is named.
  private var kind: [String] { [architecture, configuration, optimization, mode.rawValue] }

  /// It, as messages and the first line of a baseline name it.
  package var words: String { (["swift", compiler] + kind).joined(separator: " ") }

  /// The file of its baseline, in the folder of them.
  package var fileName: String { ([compiler] + kind).joined(separator: "-") + Self.suffix }

  private static let suffix = ".txt"

  /// Reads the name of a baseline's file.
  ///
  /// - Returns: The build; none where no baseline is called so.
  package init?(fileName: String) {
    guard fileName.hasSuffix(Self.suffix) else { return nil }
    let words = fileName.dropLast(Self.suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard words.count > Self.kindCount else { return nil }
    self.init(
      compiler: words.dropLast(Self.kindCount).joined(separator: "-"),
      words.suffix(Self.kindCount))
  }

  /// Reads the first line of a baseline.
  init?(words line: Substring) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == Self.kindCount + 2, words[0] == "swift" else { return nil }
    self.init(compiler: String(words[1]), words.suffix(Self.kindCount))
  }

  private static let kindCount = 4

  private init?(compiler: String, _ kind: ArraySlice<Substring>) {
    let words = kind.map(String.init)
    guard !compiler.isEmpty, !words.contains(""), let mode = Mode(rawValue: words[3]) else {
      return nil
    }
    self.init(
      compiler: compiler, architecture: words[0], configuration: words[1], optimization: words[2],
      mode: mode)
  }
}
