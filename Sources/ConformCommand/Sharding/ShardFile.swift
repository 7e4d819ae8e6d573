import ConformanceReports
import TransitionCertification

/// The file that holds what came of one part of a run: the words of workers, between a line that says of what
/// run it is a part, and one without which it is not whole.
enum ShardFile {
  /// How the names of such files end.
  static let suffix = ".cases"

  /// The name of a part's file.
  static func name(of shard: CaseShard) -> String {
    "\(shard.number)-of-\(shard.count)\(suffix)"
  }

  /// The first line. Parts of one run have the same: they are made by the same suite, of the same cases.
  static func heading(_ shard: CaseShard, of cases: [CaseID]) -> String {
    var digest = ShortDigest()
    digest.add(SuiteVersion.text(of: ""))
    for id in cases { digest.add("\(id)\n") }
    return "shard \(shard) of \(digest.text)"
  }

  /// The line before what came of a case.
  static func heading(_ id: CaseID) -> String { "case \(id)" }

  /// The last line.
  static func end(_ count: Int) -> String { "whole \(count)" }
}

/// The bytes of such a file, as answers are read from it.
struct ShardBytes: CaseAnswerSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Whether nothing is left.
  var isOver: Bool { rest.isEmpty }

  mutating func readLine() -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  mutating func read(_ count: Int) -> [UInt8]? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}
