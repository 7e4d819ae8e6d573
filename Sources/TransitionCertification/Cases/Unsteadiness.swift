/// How a case came out otherwise when it was played again in a process with others.
public enum Unsteadiness: Sendable, Equatable, Codable {
  /// Its trace was another one.
  case differs(TraceDifference)
  /// Behind others it ended its process, in these words, and by itself it did not.
  case endsBehindOthers(String)

  /// The name by which waivers bear with it: nobody knows which of its outcomes is the one that will be seen.
  public static let id: RuleID = "unsteady"

  /// The first line in which two traces of a case differ.
  public struct TraceDifference: Sendable, Equatable, Codable {
    /// The line's number.
    public let line: Int
    /// What stands there in each; nothing where a trace is over.
    public let first, second: String
  }
}

extension Unsteadiness {
  /// Compares the texts of two traces of a case; none where they are the same.
  package init?(_ first: [UInt8], _ second: [UInt8]) {
    guard first != second else { return nil }
    let lines = [first, second].map { text in
      String(decoding: text, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    let count = max(lines[0].count, lines[1].count)
    let texts = lines.map { lines in
      { number in lines.indices.contains(number) ? lines[number].trimmed : "" }
    }
    guard let place = (0..<count).first(where: { texts[0]($0) != texts[1]($0) }) else { return nil }
    self = .differs(
      TraceDifference(line: place + 1, first: texts[0](place), second: texts[1](place)))
  }
}

extension Unsteadiness: CustomStringConvertible {
  public var description: String { "\(words): \(detail) (\(Self.reason))" }

  /// What is the same for all cases that came out otherwise in the same way.
  var words: String {
    switch self {
    case .differs: "unsteady: played twice in one process, in two orders, it came out otherwise"
    case .endsBehindOthers(let end): "unsteady: behind other cases in one process it \(end)"
    }
  }

  private var detail: String {
    switch self {
    case .differs(let difference):
      "line \(difference.line) was '\(difference.first)', and then '\(difference.second)'"
    case .endsBehindOthers: "by itself it came to its end"
    }
  }

  private static let reason =
    "something is kept between cases or left running, or the real clock or chance decides"
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " })
  }
}
