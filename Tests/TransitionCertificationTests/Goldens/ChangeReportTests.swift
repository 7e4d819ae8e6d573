import Testing
import TransitionCertification

/// How a report shows what many goldens have in common.
@Suite("Changes that many cases share") struct ChangeReportTests {
  private func item(_ name: String, _ old: String, _ new: String) -> ChangeReport.Item {
    ChangeReport.Item(
      name: name, firstLine: "\(name) differs\n", LineDiff(old: old, new: new).rendering())
  }

  private let before = "at 0ms\n  release a\n  release b\n"
  private let after = "at 0ms\n  release c\n  release b\n"

  @Test("the same change is shown once, with the number of its cases and the first few names")
  func shared() {
    let items = (1...8).map { item("case \($0)", "line \($0)\n" + before, "line \($0)\n" + after) }

    #expect(
      ChangeReport(items).blocks() == [
        """
        the same change in 8 cases, for example case 1
        --- golden
        +++ recorded
        @@ -1,4 +1,4 @@
         line 1
         at 0ms
        -  release a
        +  release c
           release b
          and in case 2, case 3, case 4, case 5, case 6, and 2 more

        """
      ])
  }

  @Test("what a case has for itself stands under its own line, and what it shares apart")
  func mixed() {
    let rest = (1...9).map { "  moves m\($0)\n" }.joined()
    let items = [
      item("one", before + rest, after + rest),
      item("two", before + rest + "  moves x\n", after + rest + "  moves y\n"),
    ]
    let blocks = ChangeReport(items).blocks()

    #expect(blocks.count == 2)
    #expect(blocks[0].hasPrefix("the same change in 2 cases, for example one\n"))
    #expect(blocks[0].hasSuffix("  and in two\n"))
    #expect(blocks[1].hasPrefix("two differs\n--- golden\n+++ recorded\n"))
    #expect(blocks[1].contains("-  moves x\n+  moves y\n"))
    #expect(!blocks[1].contains("release c"))
  }

  @Test("what a difference leaves out is said, also where all that it shows is shared")
  func leftOut() {
    let rest = (1...9).map { "  moves m\($0)\n" }.joined()
    let long = String(repeating: "x", count: 300)
    let items = ["one", "two"].map { name in
      ChangeReport.Item(
        name: name, firstLine: "\(name) differs\n",
        LineDiff(old: before + rest + "  \(long)\n", new: after + rest).rendering(limit: 300))
    }

    #expect(
      ChangeReport(items).blocks().filter { $0.contains(" differs\n") } == [
        "one differs\nfirst 1 hunks of 2\n", "two differs\nfirst 1 hunks of 2\n",
      ])
  }

  @Test("a change that stands twice in one case is no change of two cases")
  func twice() {
    let gap = (1...9).map { "  moves m\($0)\n" }.joined()
    let report = ChangeReport([item("one", before + gap + before, after + gap + after)])

    #expect(report.blocks().count == 1)
    #expect(report.blocks()[0].hasPrefix("one differs\n"))
  }

  @Test("other lines that change are another change")
  func different() {
    let items = [
      item("one", before, after), item("two", before, before.replacing("a\n", with: "d\n")),
    ]

    #expect(ChangeReport(items).blocks().map { $0.prefix(3) } == ["one", "two"])
  }

  @Test("a golden that cannot be read is told by itself, whatever lines it shares")
  func damage() throws {
    try withTracesFolder { folder in
      let store = GoldenStore(in: folder)
      var troubles: [GoldenTrouble] = []
      for name in ["a", "b"] {
        var trace = try Trace(parsing: SampleTraces.reference)
        trace.header.scenario = "modal/\(name)/present"
        try folder.put(
          trace.text.replacing("settled at", with: "settle at"), at: "modal/\(name)/present.trace")
        troubles += store.troubles(with: [GoldenText(trace)])
      }
      let blocks = ChangeReport(troubles.map(ChangeReport.Item.init)).blocks()

      #expect(blocks.count == 2)
      #expect(blocks.allSatisfy { $0.contains(": the golden cannot be read: line ") })
      #expect(blocks.allSatisfy { $0.contains("+settled at 404ms\n") })
    }
  }
}
