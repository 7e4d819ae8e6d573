/// The end of what a process wrote to its standard error; what came long before is forgotten.
package struct LastWords: Sendable {
  private var bytes: [UInt8] = []

  package init() {}

  private static let limit = 1 << 15
  /// How many letters of a line are told.
  private static let width = 240

  /// Takes what came next.
  package mutating func append(_ more: ArraySlice<UInt8>) {
    bytes += more
    if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }

  /// How the runtime begins to tell of an error, and of where that was.
  private static let errors = ["atal error: ", "recondition failed", "ssertion failed"]
  private static let trace = "Current stack trace:"
  /// How the runtime begins to tell of a crash, where it tells of its place at all.
  private static let crashes = ["*** Program crashed", "*** Signal "]
  /// How the runtime begins to tell of its own telling.
  private static let asides = ["swift runtime: ", "Backtrace took "]

  /// The line that says why the process ended, as far as can be seen: the last one that the runtime wrote of
  /// an error, or else where a backtrace says that it crashed, or the last one before the runtime told of the place.
  /// None where nothing was written.
  package var line: String? {
    let all = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let heard = all.prefix { line in !Self.crashes.contains(where: line.hasPrefix) }
    let printed = heard.map(Self.printable).filter { line in
      !line.isEmpty && !Self.asides.contains(where: line.hasPrefix)
    }
    let lines = printed.prefix { $0 != Self.trace }
    return lines.last { line in Self.errors.contains(where: line.contains) }
      ?? CrashPlace(all[heard.endIndex...])?.words ?? lines.last ?? printed.last
  }

  /// Whether the process was denied memory: the runtime says so in its last words.
  package var tellsOfMemory: Bool {
    line.map { $0.contains("llocate") && $0.contains("memory") } ?? false
  }

  /// A line without what would move a terminal's cursor or colour it, and not too long; and without addresses, which
  /// are others in each process.
  private static func printable(_ line: Substring) -> String {
    let letters = line.unicodeScalars.filter { !($0.properties.generalCategory == .control) }
    let text = String(String.UnicodeScalarView(letters)).trimmed
      .replacing(/\s\(0x[0-9a-f]+\)/, with: "")
    return text.count > width ? "\(text.prefix(width))…" : text
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let tail = drop { $0.isWhitespace }
    return String(tail.reversed().drop { $0.isWhitespace }.reversed())
  }
}
