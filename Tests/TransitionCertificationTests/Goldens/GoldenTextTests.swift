import Testing
import TransitionCertification

/// When a subject's golden is a word that it does what the system does.
@Suite("What a subject's golden holds") struct GoldenTextTests {
  private func golden(of trace: Trace) throws -> String {
    let golden = GoldenText(trace, reference: try Trace(parsing: SampleTraces.reference))
    return String(decoding: golden.bytes, as: UTF8.self)
  }

  @Test("a subject with its own time and objects is the same as the reference")
  func same() throws {
    let trace = try Trace(parsing: SampleTraces.alike)

    #expect(try golden(of: trace) == "same as modal/full-screen/present\n")
  }

  @Test(
    "a difference beyond its own affairs makes it a trace of its own",
    arguments: [
      .without("sheet.viewDidAppear(animated: true)"),
      .twice("host.viewWillDisappear(animated: true)"),
      .later("host.viewWillDisappear(animated: true)"),
      .end("another end") { $0.appearances = [] },
      Mutation("a view set aside") { trace in
        let property = ViewProperty(.alpha, ["0.5"])
        trace.events.append(
          Event(at: TraceTime(microseconds: 350_000), .set(view: "sheet.view", property)))
      },
      Mutation("a fault") { trace in
        let time = TraceTime(microseconds: 350_000)
        trace.events.append(Event(at: time, .fault(id: "D1", effect: .logged, object: nil)))
      },
      Mutation("another profile") { $0.header.profile = "ios-17" },
    ] as [Mutation])
  func different(_ mutation: Mutation) throws {
    let trace = try mutation.applied()

    #expect(try golden(of: trace) == trace.text)
  }

  @Test("a trace of the system's that is another one but for names refers to that one")
  func likeness() throws {
    var likeness = try Trace(parsing: SampleTraces.reference)
    likeness.header.scenario = "modal/a/present"
    var trace = likeness
    trace.header.scenario = "modal/b/present"
    trace.header.evidence = ["FS-06"]
    let golden = GoldenText(trace, likeness: likeness)

    #expect(String(decoding: golden.bytes, as: UTF8.self) == "same as modal/a/present\n")

    trace.events.removeLast()
    #expect(GoldenText(trace, likeness: likeness).bytes == trace.textBytes)
  }

  @Test("a subject's trace never refers to another one of its own: equal ones stand once anyway")
  func ownLikeness() throws {
    var likeness = try Trace(parsing: SampleTraces.alike)
    likeness.header.scenario = "modal/a/present"
    var trace = likeness
    trace.header.scenario = "modal/b/present"

    #expect(GoldenText(trace, likeness: likeness).bytes == trace.textBytes)
  }

  @Test(
    "a golden that refers to one that refers to another leads to that one's trace, and no further")
  func chain() throws {
    try withTracesFolder { folder in
      let store = GoldenStore(in: folder)
      try folder.put(SampleTraces.reference, at: SampleTraces.golden)
      try folder.put("same as modal/full-screen/present\n", at: "modal/b/present.trace")
      try folder.put(
        "goldens 1\n\ncase modal/b/present\n  same as modal/b/present\n",
        at: "subjects/seed/fade/modal/b.traces")
      try folder.put("same as modal/c/present\n", at: "modal/c/present.trace")
      let end = try Trace(parsing: SampleTraces.reference)

      #expect(
        try store.goldenTrace(of: CaseID(subject: "seed/fade", scenario: "modal/b/present")) == end)
      #expect(
        try store.goldenTrace(of: CaseID(subject: "system", scenario: "modal/c/present")) == nil)
    }
  }

  @Test(
    "a golden that is damaged has no trace, and says what is wrong, also to those that refer to it",
    arguments: [
      ("", .empty), ("trace 2\r\n", .carriageReturn(at: "line 1")),
    ] as [(String, GoldenDamage)])
  func damaged(text: String, damage: GoldenDamage) throws {
    try withTracesFolder { folder in
      let store = GoldenStore(in: folder)
      try folder.put(text, at: "modal/a/present.trace")
      try folder.put("same as modal/a/present\n", at: "modal/b/present.trace")

      for scenario in ["modal/a/present", "modal/b/present"] {
        #expect(throws: damage) {
          try store.goldenTrace(of: CaseID(subject: "system", scenario: scenario))
        }
      }
    }
  }

  @Test("a subject without a reference has a trace of its own")
  func withoutReference() throws {
    let trace = try Trace(parsing: SampleTraces.alike)

    #expect(GoldenText(trace, reference: nil).bytes == trace.textBytes)
  }

  @Test("a golden that is the reference's shows how the trace differs from the reference now")
  func noLongerSame() throws {
    try withTracesFolder { folder in
      try folder.put(
        """
        goldens 1

        case modal/full-screen/present
          same as modal/full-screen/present

        """, at: "subjects/seed/fade/modal/full-screen.traces")
      let trace = try Mutation.without("sheet.viewIsAppearing(animated: true)").applied()
      let text = GoldenText(trace, reference: try Trace(parsing: SampleTraces.reference))
      let trouble = try #require(GoldenStore(in: folder).trouble(with: text))

      #expect(trouble.lines.hasPrefix("--- golden, same as modal/full-screen/present\n"))
      #expect(trouble.lines.contains("-    sheet.viewIsAppearing(animated: true)"))
    }
  }
}
