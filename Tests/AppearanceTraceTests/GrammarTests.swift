import AppearanceTrace
import Foundation
import Testing

/// The file that explains the notation must explain all of it.
@Suite("The grammar's description")
struct GrammarTests {
  private func grammar() throws -> String {
    var package = URL(filePath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    return try String(contentsOf: package.appending(path: "traces/README.md"), encoding: .utf8)
  }

  /// Every word of a closed vocabulary.
  private static let vocabulary: [String] =
    Call.Method.messages.map(\.word) + Event.Verb.allCases.map(\.rawValue)
    + Checkpoint.Field.allCases.map(\.rawValue) + ViewProperty.Kind.allCases.map(\.rawValue)
    + TransitionSpan.Kind.allCases.map(\.rawValue) + StatusBarLook.Style.allCases.map(\.rawValue)
    + Event.Outcome.allCases.map(\.rawValue) + Event.DelegateState.allCases.map(\.rawValue)
    + Event.FaultEffect.allCases.map(\.rawValue)
    + SubjectContract.Clause.allCases.map(\.rawValue) + SceneSense.allCases.map(\.rawValue)
    + Role.Kind.allCases.map(\.rawValue) + Role.Maker.allCases.map(\.rawValue)
    + [
      "removing", "interactive", "unanimated", "out-of-sight", "frameless", "settled", "unsettled",
      "raised",
    ]

  @Test("every word of a closed vocabulary has a row that begins with it")
  func allWords() throws {
    let grammar = try grammar()

    let missing = Self.vocabulary.filter { !grammar.contains("\n| `\($0)`") }

    #expect(missing == [])
  }

  @Test("no row explains a method or a word that there is not")
  func noOtherWords() throws {
    let rows = try grammar().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let words = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }

    #expect(words.filter { !Self.vocabulary.contains($0) } == [])
  }

  @Test("every example is a trace, in its only form")
  func examples() throws {
    let blocks = try grammar().components(separatedBy: "```")
    let traces = blocks.filter { $0.hasPrefix("\ntrace 2") }.map { String($0.dropFirst()) }

    #expect(traces.count == 1)
    for trace in traces {
      #expect(try Trace(parsing: trace).text == trace)
    }
  }
}
