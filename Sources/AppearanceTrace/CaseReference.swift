/// What a golden holds where a case's trace is to be the system's in some scenario.
public struct CaseReference: Sendable, Equatable {
  /// The scenario's id, such as `modal/full-screen/present`.
  public var scenario: String

  /// What the line begins with.
  static let keyword = "same as "

  /// Refers to the system's trace in a scenario.
  public init(scenario: String) {
    self.scenario = scenario
  }

  /// The golden's only line, with its line feed.
  public var text: String { Self.keyword + scenario.word() + "\n" }

  /// The bytes of the file.
  public var textBytes: [UInt8] { Array(text.utf8) }

  /// Whether a file starts as a reference and not as a trace.
  ///
  /// - Parameter bytes: The file's bytes.
  public static func isReference(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: keyword.utf8)
  }

  /// Reads a file.
  ///
  /// - Parameter bytes: The file's bytes.
  /// - Throws: The first place where they are no reference in its only form.
  public init(parsing bytes: some Sequence<UInt8>) throws(TraceSyntaxError) {
    var reader = LineReader(Array(bytes))
    try reader.nextLine()
    try reader.take(Self.keyword)
    scenario = try reader.takeWord()
    try reader.takeEndOfLine()
    try reader.nextLine()
    guard reader.isAtEndOfText else { throw reader.unexpected(.endOfText) }
  }

  /// Reads a file's text.
  ///
  /// - Throws: The first place where it is no reference in its only form.
  public init(parsing text: String) throws(TraceSyntaxError) {
    try self.init(parsing: text.utf8)
  }
}
