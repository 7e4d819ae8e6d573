import AppearanceTrace
import ConformanceRules
import Foundation

/// The committed traces of the rules.
enum Corpus {
  /// The folder with a folder for each rule.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "traces/rules")

  /// The names of what lies in the corpus, or in a rule's folder; hidden files are left out.
  static func entries(of rule: RuleID? = nil) throws -> [String] {
    let place = rule.map { Corpus.folder.appending(path: $0.rawValue) } ?? Corpus.folder
    return try FileManager.default.contentsOfDirectory(atPath: place.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The bytes of one of a rule's files.
  static func bytes(_ rule: RuleID, _ file: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: "\(rule)/\(file)"))
  }

  /// One of a rule's traces.
  static func trace(_ rule: RuleID, _ file: String) throws -> Trace {
    try Trace(parsing: bytes(rule, file))
  }

  /// What the rules say of one of a rule's traces.
  static func judgement(_ rule: RuleID, _ file: String) throws -> Judgement {
    try Judge().judge(trace(rule, file))
  }
}
