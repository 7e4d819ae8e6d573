import Testing
import TransitionCertification

/// Recording writes beside goldens, accepting puts in their places, and neither loses anything.
@Suite("Recording and accepting goldens") struct GoldenRecordingTests {
  private let system = CaseID(subject: "system", scenario: SampleTraces.scenario)
  private let seed = CaseID(subject: "seed/fade", scenario: SampleTraces.scenario)
  private let pending = SampleTraces.golden + ".new"
  private let shared = "traces/subjects/seed/fade/modal/full-screen.traces"

  private var text: GoldenText {
    get throws { GoldenText(try Trace(parsing: SampleTraces.reference)) }
  }

  @Test("a missing golden is recorded beside its place, and its place stays empty")
  func recordsMissing() throws {
    try withTracesFolder { folder in
      let recorded = try GoldenStore(in: folder).record([text])

      #expect(recorded.map(\.path) == ["traces/modal/full-screen/present.trace.new"])
      #expect(recorded.map(\.trouble.kind) == [.missing])
      #expect(folder.text(at: pending) == SampleTraces.reference)
      #expect(folder.text(at: SampleTraces.golden) == nil)
    }
  }

  @Test("a golden that holds is not recorded, and what waited for it is gone")
  func recordsNothing() throws {
    try withTracesFolder { folder in
      try folder.put(SampleTraces.reference, at: SampleTraces.golden)
      try folder.put("left behind", at: pending)
      let recorded = try GoldenStore(in: folder).record([text])

      #expect(recorded == [])
      #expect(folder.text(at: pending) == nil)
    }
  }

  @Test("recording leaves no other file behind")
  func recordsWithoutRest() throws {
    try withTracesFolder { folder in
      _ = try GoldenStore(in: folder).record([text])

      #expect(try folder.everything() == [pending])
    }
  }

  @Test("accepting puts what waits in its place and names it")
  func accepts() throws {
    try withTracesFolder { folder in
      try folder.put("old", at: SampleTraces.golden)
      try folder.put(SampleTraces.reference, at: pending)
      let acceptance = try GoldenStore(in: folder).accept(cases: [system])

      #expect(acceptance.promoted == ["traces/" + SampleTraces.golden])
      #expect(acceptance.refused == [])
      #expect(folder.text(at: SampleTraces.golden) == SampleTraces.reference)
      #expect(folder.text(at: pending) == nil)
    }
  }

  @Test("only what is wanted is accepted")
  func acceptsWanted() throws {
    try withTracesFolder { folder in
      let other = "subjects/seed/fade/" + pending
      try folder.put(SampleTraces.reference, at: pending)
      try folder.put("same as modal/full-screen/present\n", at: other)
      let acceptance = try GoldenStore(in: folder)
        .accept(cases: [system, seed]) { $0 == seed }

      #expect(acceptance.promoted == [shared + ", " + SampleTraces.scenario])
      #expect(try folder.everything() == [pending, String(shared.dropFirst("traces/".count))])
      #expect(folder.text(at: pending) == SampleTraces.reference)
    }
  }

  @Test("what no case owns, and what is no trace, is not accepted and stays")
  func refuses() throws {
    try withTracesFolder { folder in
      try folder.put(SampleTraces.reference, at: "modal/no/such.trace.new")
      try folder.put(SampleTraces.reference.dropLast(30) + "", at: pending)
      let acceptance = try GoldenStore(in: folder).accept(cases: [system])

      #expect(acceptance.promoted == [])
      #expect(
        acceptance.refused.map(\.path) == [
          "traces/modal/full-screen/present.trace.new", "traces/modal/no/such.trace.new",
        ])
      #expect(acceptance.refused.map(\.caseID) == [system, nil])
      #expect(try folder.everything().count == 2)
    }
  }

  @Test("rejecting deletes what waits, with the folders that it leaves empty, and no golden")
  func rejects() throws {
    try withTracesFolder { folder in
      try folder.put(SampleTraces.reference, at: SampleTraces.golden)
      try folder.put(SampleTraces.reference, at: pending)
      try folder.put("x", at: "subjects/seed/fade/" + pending)
      try folder.put("x", at: "modal/no/such.trace.new")
      let store = GoldenStore(in: folder)
      let one = try store.reject(cases: [system, seed]) { $0 == seed }

      #expect(one == ["traces/subjects/seed/fade/" + pending])
      #expect(!TracesFolder(path: folder.path + "/subjects").exists)
      #expect(try store.reject(cases: [system, seed]).count == 2)
      #expect(try folder.everything() == [SampleTraces.golden])
    }
  }

  @Test("where a folder cannot be made, recording says so and leaves everything")
  func cannotWrite() throws {
    try withTracesFolder { folder in
      try folder.put("a file where a folder should be", at: "modal")
      let error = #expect(throws: WritingInterruption<[RecordedGolden]>.self) {
        try GoldenStore(in: folder).record([text])
      }

      #expect(error?.trouble.reason == .cannotBeMade)
      #expect(try folder.everything() == ["modal"])
    }
  }

  @Test("pruning deletes what a process left behind that was ended while it wrote a golden")
  func prunesDrafts() throws {
    try withTracesFolder { folder in
      try folder.put("x", at: "modal/.present.trace.4711.part")
      try folder.put("x", at: "subjects/seed/.modal.traces.12.part")
      try folder.put("x", at: "gone/.present.trace.new.13.part")
      try folder.put("x", at: ".README.md.4711.part")
      try folder.put("x", at: "modal/.notes.part")
      let pruning = try GoldenStore(in: folder).prune(cases: [system], rules: [])

      #expect(
        pruning.deleted == [
          "traces/gone/.present.trace.new.13.part", "traces/modal/.present.trace.4711.part",
          "traces/subjects/seed/.modal.traces.12.part",
        ])
      #expect(try folder.everything() == [".README.md.4711.part", "modal/.notes.part"])
    }
  }

  @Test("pruning deletes what no case owns, and nothing else")
  func prunes() throws {
    try withTracesFolder { folder in
      try folder.put(SampleTraces.reference, at: SampleTraces.golden)
      try folder.put(SampleTraces.reference, at: "modal/gone/present.trace")
      try folder.put("notes", at: "README.md")
      let pruning = try GoldenStore(in: folder).prune(cases: [system], rules: [])

      #expect(pruning.deleted == ["traces/modal/gone/present.trace"])
      #expect(pruning.tidied == [])
      #expect(try folder.everything() == ["README.md", SampleTraces.golden])
    }
  }
}
