import AppearanceTrace
import Foundation

/// A golden trace whose round is gone through again and again, with fresh names for what goes.
struct LongTrace {
  /// The golden's path in the folder of traces.
  let path: String
  private let head: String
  private let round: [Substring]
  private let ending: String
  private let duration: Int
  private let mortals: Set<String>

  /// The traces of the repository that end as they began, so that they can be gone through again.
  static let all = Result {
    let folder = Corpus.folder.deletingLastPathComponent()
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (files ?? []).sorted()
      .filter { $0.hasSuffix(".trace") && !$0.hasPrefix("rules/") }
      .compactMap { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return LongTrace(path: path, text)
      }
  }

  private init?(path: String, _ text: String) {
    let blocks = text.split(separator: "\n\n")
    guard blocks.count == 5, let rest = blocks.last?.split(separator: "\n"),
      let settled = rest.first?.split(separator: " "), settled.first == "settled",
      rest.dropFirst() == blocks[2].split(separator: "\n").dropFirst(),
      !blocks[3].contains("\n  round ")
    else { return nil }
    self.path = path
    head = blocks[0...2].joined(separator: "\n\n")
    round = blocks[3].split(separator: "\n")
    ending = rest.dropFirst().joined(separator: "\n")
    duration = Int(Double(settled[2].dropLast(2)) ?? 0) + 1000
    var mortals: Set<String> = []
    for line in round {
      let words = line.split(separator: " ")
      if words.first == "begin" || words.first == "release" { mortals.insert(String(words[1])) }
    }
    self.mortals = mortals
  }

  /// The trace with so many rounds.
  func trace(rounds: Int) throws -> Trace {
    var lines: [String] = []
    for number in 0..<rounds {
      lines += round.map { renamed(later($0, by: number * duration), number) }
    }
    let end = "settled at \(rounds * duration)ms"
    return try Trace(
      parsing: [head, lines.joined(separator: "\n"), end + "\n" + ending].joined(
        separator: "\n\n") + (ending.hasSuffix("\n") ? "" : "\n"))
  }

  private func later(_ line: Substring, by delay: Int) -> Substring {
    guard line.hasPrefix("at "), let time = Double(line.dropFirst(3).dropLast(2)) else {
      return line
    }
    let micros = Int((time * 1000).rounded()) + delay * 1000
    let rest = micros % 1000
    var fraction = rest == 0 ? "" : String(1000 + rest).dropFirst()
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    return "at \(micros / 1000)\(fraction.isEmpty ? "" : ".")\(fraction)ms"
  }

  /// The line with the number of the round in the names of all who don't outlive it.
  private func renamed(_ line: Substring, _ number: Int) -> String {
    guard number > 0 else { return String(line) }
    var result = ""
    var word = ""
    func flush() {
      let first = word.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
      result += mortals.contains(first) ? "\(first)-\(number)" + word.dropFirst(first.count) : word
      word = ""
    }
    for character in line {
      if character.isLetter || character.isNumber || ".-_~/+".contains(character) {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
