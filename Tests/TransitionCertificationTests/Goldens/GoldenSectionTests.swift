import Foundation
import Testing
import TransitionCertification

/// Goldens of a subject, which stand with others in one file: each case by itself.
@Suite("Goldens in a file of many") struct GoldenSectionTests {
  private static let subject = "seed/fade"
  private static let scenarios = ["present", "dismiss", "cycle"].map { "modal/full-screen/\($0)" }
  private static let cases = scenarios.map { CaseID(subject: subject, scenario: $0) }
  private static let file = "subjects/seed/fade/modal/full-screen.traces"

  /// A trace of the subject in a scenario; all are the same but for that, and for what is changed.
  private static func text(
    _ index: Int, _ change: (inout Trace) -> Void = { _ in }
  ) throws -> GoldenText {
    var trace = try Trace(parsing: SampleTraces.alike)
    trace.header.scenario = scenarios[index]
    trace.header.evidence = index == 0 ? ["FS-01"] : []
    change(&trace)
    return GoldenText(trace)
  }

  /// What all three cases do.
  private static var texts: [GoldenText] {
    get throws { try scenarios.indices.map { try text($0) } }
  }

  /// Does something with a store whose goldens are those of all three cases.
  private func withGoldens(_ body: (GoldenStore, TracesFolder) throws -> Void) throws {
    try withTracesFolder { folder in
      let store = GoldenStore(in: folder)
      let recorded = try store.record(try Self.texts)
      try #require(recorded.count == 3)
      try #require(try store.accept(cases: Self.cases).promoted.count == 3)
      try body(store, folder)
    }
  }

  @Test("what was accepted lies in one file, equal traces once, and holds")
  func holds() throws {
    try withGoldens { store, folder in
      #expect(try folder.everything() == [Self.file])
      #expect(
        folder.text(at: Self.file)?.hasPrefix(
          """
          goldens 1

          case modal/full-screen/cycle
            also modal/full-screen/dismiss
            also modal/full-screen/present evidence FS-01
            trace 2
            subject  seed/fade

          """) == true)
      #expect(store.troubles(with: try Self.texts) == [])
      #expect(store.audit(cases: Self.cases, rules: []) == [])
      for index in 0..<3 {
        let trace = try store.goldenTrace(of: Self.cases[index])
        let text = try Self.text(index)
        #expect(trace?.textBytes == text.bytes)
      }
    }
  }

  @Test("of the cases that change only those that are wanted are accepted, the others keep theirs")
  func acceptsOne() throws {
    try withGoldens { store, folder in
      let changed = try (0..<2).map { try Self.text($0) { $0.events.removeLast() } }
      let recorded = try store.record(changed)
      #expect(recorded.map(\.trouble.section) == Array(Self.scenarios[0..<2]))
      let acceptance = try store.accept(cases: Self.cases) { $0 == Self.cases[1] }

      #expect(acceptance.promoted == ["traces/\(Self.file), \(Self.scenarios[1])"])
      #expect(store.trouble(with: changed[1]) == nil)
      let texts = try Self.texts
      #expect(store.trouble(with: texts[0]) == nil)
      #expect(store.trouble(with: texts[2]) == nil)
      #expect(
        try folder.everything()
          == [
            "subjects/seed/fade/modal/full-screen/present.trace.new", Self.file,
          ].sorted())
    }
  }

  @Test("a damage is found at its line and column, and the other cases hold")
  func damage() throws {
    try withGoldens { store, folder in
      _ = try store.record([Self.text(0) { $0.events.removeLast() }])
      _ = try store.accept(cases: Self.cases)
      let text = try #require(folder.text(at: Self.file))
      let place = try #require(text.range(of: "settled at 350ms", options: .backwards))
      try folder.put(text.replacingCharacters(in: place, with: "settle at 350ms"), at: Self.file)
      let line = text[..<place.lowerBound].split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      let trouble = try #require(
        store.trouble(with: try Self.text(0) { $0.events.removeLast() }))

      #expect(trouble.place == "traces/\(Self.file), \(Self.scenarios[0])")
      #expect(
        trouble.message.hasPrefix(
          "the golden cannot be read: line \(line), column 3: found \"settle\""))
      #expect(trouble.lines.contains("-settle at 350ms\n+settled at 350ms\n"))
      #expect(store.troubles(with: Array(try Self.texts[1...])) == [])
    }
  }

  @Test("nothing is put into a file with the marks of an unfinished merge, and it says so")
  func mergeMarks() throws {
    try withGoldens { store, folder in
      let text = try #require(folder.text(at: Self.file))
      let damaged = text.replacing("  at 350ms\n", with: "<<<<<<< ours\n  at 350ms\n")
      try folder.put(damaged, at: Self.file)
      let trouble = try #require(store.trouble(with: try Self.text(1)))
      let message =
        "the golden cannot be read: it has the marks of an unfinished merge in line"
      #expect(trouble.message.hasPrefix(message))

      _ = try store.record([Self.text(1)])
      let acceptance = try store.accept(cases: Self.cases)
      #expect(acceptance.promoted == [])
      #expect(acceptance.refused.map(\.caseID) == [Self.cases[1]])
      #expect(acceptance.refused.first?.message.hasPrefix(message) == true)
      #expect(folder.text(at: Self.file) == damaged)
    }
  }

  @Test("a golden behind a misspelt line is not said to be missing, and no other one replaces it")
  func hidden() throws {
    try withGoldens { store, folder in
      _ = try store.record([Self.text(0) { $0.events.removeLast() }])
      _ = try store.accept(cases: Self.cases)
      let text = try #require(folder.text(at: Self.file))
      let damaged = text.replacing(
        "\ncase \(Self.scenarios[0])", with: "\ncasE \(Self.scenarios[0])")
      try #require(damaged != text)
      try folder.put(damaged, at: Self.file)
      let trouble = try #require(
        store.trouble(with: try Self.text(0) { $0.events.removeLast() }))

      #expect(trouble.message.hasPrefix("the golden cannot be read: line "))
      #expect(trouble.message.contains("found \"casE\", expected \"case\""))
      _ = try store.record([Self.text(2) { $0.events.removeLast() }])
      let acceptance = try store.accept(cases: Self.cases)
      #expect(acceptance.promoted == [])
      #expect(acceptance.refused.map(\.caseID) == [Self.cases[2]])
      _ = try store.prune(cases: Array(Self.cases[..<1]), rules: [])
      #expect(folder.text(at: Self.file) == damaged)
    }
  }

  @Test("a case that is gone is stray by itself, and pruning takes it out of the file")
  func stray() throws {
    try withGoldens { store, _ in
      let left = Array(Self.cases[1...])
      let troubles = store.audit(cases: left, rules: [])
      #expect(troubles.map(\.kind) == [.stray])
      #expect(troubles.map(\.place) == ["traces/\(Self.file), \(Self.scenarios[0])"])
      let pruning = try store.prune(cases: left, rules: [])
      #expect(pruning.deleted == troubles.map(\.place))
      #expect(store.audit(cases: left, rules: []) == [])
      #expect(store.troubles(with: Array(try Self.texts[1...])) == [])
    }
  }

  @Test("equal traces that stand apart are named, and pruning puts them together")
  func untidy() throws {
    try withGoldens { store, folder in
      let text = try #require(folder.text(at: Self.file))
      let body = text.split(separator: "evidence FS-01\n", maxSplits: 1)[1]
      let apart = text.replacing("  also \(Self.scenarios[0]) evidence FS-01\n", with: "")
      try folder.put(
        apart + "\ncase \(Self.scenarios[0]) evidence FS-01\n" + body, at: Self.file)

      #expect(store.troubles(with: try Self.texts) == [])
      #expect(store.audit(cases: Self.cases, rules: []).map(\.kind) == [.untidy])
      let pruning = try store.prune(cases: Self.cases, rules: [])
      #expect(pruning.tidied == ["traces/\(Self.file)"])
      #expect(folder.text(at: Self.file) == text)
    }
  }

  @Test("an empty file is said to be empty, and is filled by accepting")
  func empty() throws {
    try withTracesFolder { folder in
      try folder.put("", at: Self.file)
      let store = GoldenStore(in: folder)
      let text = try Self.text(0)

      #expect(
        store.trouble(with: text)?.message == "the golden cannot be read: it is empty")
      _ = try store.record([text])
      _ = try store.accept(cases: Self.cases)
      #expect(store.trouble(with: text) == nil)
    }
  }

  @Test("a scenario that is like another one lies with that one's style")
  func likeness() throws {
    let scenario = "modal/page-sheet-flip-horizontal/present"
    let store = GoldenStore(in: .usual)

    #expect(
      store.shownPlace(of: CaseID(subject: "good/slide", scenario: scenario))
        == "traces/subjects/good/slide/modal/page-sheet.traces, \(scenario)")
    #expect(
      store.shownPlace(of: CaseID(subject: "system", scenario: scenario))
        == "traces/modal/page-sheet.traces, \(scenario)")
  }
}
