import AppearanceTrace
import Testing

@Suite("A difference as a report shows it")
struct LineDiffRenderingTests {
  @Test("a hunk has three lines around it and the last heading above it")
  func hunk() {
    let old = Samples.short
    let new = old.replacing("  end t1 finished", with: "  end t1 cancelled")

    #expect(
      LineDiff(old: old, new: new).rendered() == """
        --- golden
        +++ recorded
        @@ -25,7 +25,7 @@ at 0ms
           begin t1 present host -> sheet
             < animator.animateTransition(t1)
         at 404ms
        -  end t1 finished
        +  end t1 cancelled
        \u{20}
         settled at 404ms
           tree       window > sheet.view

        """)
  }

  @Test("changes that lie apart are hunks of their own, each under its heading")
  func twoHunks() {
    let events = (1...9).map { "  release a\($0)\n" }.joined()
    let old = "at 0ms\n" + events + "at 1ms\n" + events
    let new = old.replacing("a9", with: "b9")

    #expect(
      LineDiff(old: old, new: new)
        .rendered(names: .init(old: "a.trace", new: "b.trace"), fullDiff: "out/a.diff") == """
          --- a.trace
          +++ b.trace
          @@ -7,7 +7,7 @@ at 0ms
             release a6
             release a7
             release a8
          -  release a9
          +  release b9
           at 1ms
             release a1
             release a2
          @@ -17,4 +17,4 @@ at 1ms
             release a6
             release a7
             release a8
          -  release a9
          +  release b9
          full diff in out/a.diff

          """)
  }

  @Test(
    "lines that only came or went have their place",
    arguments: [
      ("", "a\n", "@@ -0,0 +1,1 @@\n+a\n"),
      ("a\n", "", "@@ -1,1 +0,0 @@\n-a\n"),
      ("a\n", "a\nb\n", "@@ -1,1 +1,2 @@\n a\n+b\n"),
    ])
  func onlyOneSide(old: String, new: String, hunk: String) {
    #expect(LineDiff(old: old, new: new).rendered() == "--- golden\n+++ recorded\n" + hunk)
  }

  @Test(
    "what a terminal would hide shows as an escape",
    arguments: [
      (
        "a\r\n", "a\n",
        "nothing else differs: the line ends differ\n@@ -1,1 +1,1 @@\n-a\\r\n+a\n"
      ),
      (
        "a", "a\n",
        "nothing else differs: a final newline came\n@@ -1,1 +1,1 @@\n-a\n\\ no newline at the end\n+a\n"
      ),
      (
        "caf\u{E9}\n", "cafe\u{301}\n",
        "nothing else differs: the Unicode form differs, composed or decomposed\n"
          + "@@ -1,1 +1,1 @@\n-caf\\u{e9}\n+cafe\\u{301}\n"
      ),
      (
        "\u{FEFF}é\n", "ü\n",
        "the byte order mark is lost\n@@ -1,1 +1,1 @@\n-\\u{feff}é\n+ü\n"
      ),
      ("\u{1B}[31m\0\n", "\\\"\t\n", "@@ -1,1 +1,1 @@\n-\\u{1b}[31m\\u{0}\n+\\\"\\t\n"),
    ])
  func escapes(old: String, new: String, report: String) {
    #expect(LineDiff(old: old, new: new).rendered() == "--- golden\n+++ recorded\n" + report)
  }

  @Test("bytes that are no UTF-8 show as what they are")
  func invalidBytes() {
    let diff = LineDiff(old: [0x61, 0xFF, 0x0A], new: [0x61, 0xE2, 0x82, 0x0A])

    #expect(diff.rendered().hasSuffix("-a\\xff\n+a\\xe2\\x82\n"))
  }

  @Test("a long report stops at its limit and counts what it leaves out")
  func limit() {
    let old = (0..<20_000).map { "line \($0)\n" }.joined()
    let new = old.replacing("00\n", with: "00!\n")

    let diff = LineDiff(old: old, new: new)
    let report = diff.rendered(fullDiff: "out/a.diff")
    let shown = report.split(separator: "\n").count { $0.hasPrefix("@@") }

    #expect(report.utf8.count <= 65_536)
    #expect(report.utf8.count > 15_000)
    #expect(diff.hunks.count == 199)
    #expect(diff.rendered(limit: .max).split(separator: "\n").count { $0.hasPrefix("@@") } == 199)
    for limit in [0, 100, 300, 1000, 10_000] {
      let report = diff.rendered(limit: limit, fullDiff: "out/a.diff")
      #expect(report.utf8.count <= max(limit, 100))
    }
    #expect(shown == 199)
    #expect(
      diff.rendered(limit: 1000, fullDiff: "out/a.diff")
        .hasSuffix("first 7 hunks of 199, full diff in out/a.diff\n"))
  }

  @Test("one hunk that does not fit is shown in part")
  func longHunk() {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { "new \($0)\n" }.joined()

    let report = LineDiff(old: old, new: new).rendered()

    #expect(report.utf8.count <= 65_536)
    #expect(report.utf8.count > 65_000)
    let lines = report.split(separator: "\n")
    #expect(lines.last == "first \(lines.count - 3) lines of hunk 1 of 1")
  }

  @Test("a line that is too long is cut, and whole in a report without limit")
  func longLine() {
    let diff = LineDiff(old: "", new: String(repeating: "a", count: 5000) + "\n")

    #expect(diff.rendered().hasSuffix("aaa… and 4000 bytes more\n"))
    #expect(diff.rendered(limit: .max).utf8.count > 5000)
  }
}
