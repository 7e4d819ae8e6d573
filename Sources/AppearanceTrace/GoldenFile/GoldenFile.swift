/// The goldens of many cases in one text: traces one after the other, equal ones once.
///
/// Each case's part is read, compared and replaced by itself, also while another one's is damaged.
package struct GoldenFile: Sendable, Equatable {
  /// The texts, in the order in which they stand.
  package internal(set) var sections: [Section] = []
  /// Why nothing in the file can be read, where its first line is another one.
  package internal(set) var headFlaw: TraceSyntaxError?
  /// What is wrong between the texts, or leaves open where one begins: nothing may be written then.
  package internal(set) var flaws: [TraceSyntaxError] = []

  /// A file without any case.
  package init() {}

  /// A text, and the cases that it serves.
  package struct Section: Sendable, Equatable {
    /// The cases, in the order of their scenarios.
    package internal(set) var cases: [Case]
    /// The lines of the text, indented, and without those that name the case.
    package let body: [UInt8]
    /// The number of each line of the body, from 1; empty where it was not read from a file.
    var lineNumbers: [Int] = []
    /// What is wrong with how the section stands in the file; none where that can be read.
    package internal(set) var flaw: TraceSyntaxError?
  }

  /// What a text does not share with the other cases that it serves.
  package struct Case: Sendable, Equatable {
    /// The scenario's id.
    package let scenario: String
    /// The words behind `evidence` in the trace's header; empty where it has no such line.
    package let evidence: String
    /// The number of the case's line, from 1; none where it was not read from a file.
    var line: Int?
  }

  /// Whether a file starts as one of many goldens and not as a single one.
  ///
  /// - Parameter bytes: The file's bytes.
  package static func isGoldenFile(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: "\(GoldenWord.goldens) ".utf8)
  }

  /// Whether every case's part is where it should be; what the traces say is not looked at.
  package var isWhole: Bool { flaws.isEmpty && sections.allSatisfy { $0.flaw == nil } }

  /// The golden of each scenario, as a file of its own would hold it.
  package var texts: [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for section in sections {
      for member in section.cases { texts[member.scenario] = section.text(of: member) }
    }
    return texts
  }

  /// The sections that serve a scenario: one, unless the file is damaged.
  package func sections(of scenario: String) -> [Section] {
    sections.filter { $0.cases.contains { $0.scenario == scenario } }
  }

  /// Whether a scenario's part is just this golden; bytes are compared, and nothing is parsed.
  ///
  /// - Parameter text: What the golden should hold.
  package func holds(_ text: [UInt8], for scenario: String) -> Bool {
    let sections = sections(of: scenario)
    guard headFlaw == nil, sections.count == 1, sections[0].flaw == nil else { return false }
    let entry = GoldenEntry(text)
    return LineDiff.areEqual(sections[0].body, entry.body)
      && sections[0].cases.contains {
        $0.scenario == scenario && $0.evidence == entry.evidence
      }
  }

  /// Puts a golden in the place of what a scenario had.
  package mutating func put(_ text: [UInt8], for scenario: String) {
    remove(scenario)
    let entry = GoldenEntry(text)
    let added = Case(scenario: scenario, evidence: entry.evidence)
    sections.append(Section(cases: [added], body: entry.body))
  }

  /// Takes away what a scenario has; a text that serves no other one goes with it.
  package mutating func remove(_ scenario: String) {
    for index in sections.indices {
      sections[index].cases.removeAll { $0.scenario == scenario }
    }
    sections.removeAll(where: \.cases.isEmpty)
  }
}

/// The words of a file of goldens that are no part of a trace.
enum GoldenWord {
  static let goldens = "goldens"
  static let version = "1"
  static let sectionCase = "case"
  /// What stands before a further case of a section.
  static let also = "also"
}
