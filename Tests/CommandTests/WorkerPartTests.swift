import CaseProcesses
import Foundation
import Testing
import TransitionCertification

@testable import ConformCommand

/// What workers and those who ask them are made of.
@Suite("The parts of workers") struct WorkerPartTests {
  @Test(
    "how a case ended is read from the line that says it",
    arguments: [
      .reference(count: 0), .record(count: 70_000), .waiting, .end, .text(count: 3),
      .ended(.signal(11)),
      .ended(.status(0)),
      .ended(.processorTime), .ended(.memory), .ended(.silence(seconds: 20)), .ended(.noRoom),
      .ended(.failure),
    ] as [WorkerAnswer])
  func endings(answer: WorkerAnswer) {
    #expect(WorkerAnswer(answer.line) == answer)
  }

  @Test(
    "no other line is taken for one",
    arguments: [
      "", "record", "record -1", "text 1 2", "reference 1x", "end 1", "memory 1", "memory x",
      "hello",
    ])
  func otherLines(line: String) {
    #expect(WorkerAnswer(line) == nil)
  }

  @Test(
    "of what a process printed the line counts that tells of an error, else the last",
    arguments: [
      ("", nil), ("\n \n", nil), ("one\ntwo\n", "two"),
      ("a.swift:1: Fatal error: no\nCurrent stack trace:\n0 x\n", "a.swift:1: Fatal error: no"),
      (
        "b.swift:2: Precondition failed: b\nCurrent stack trace:\n0 x\n",
        "b.swift:2: Precondition failed: b"
      ),
      (
        "c.swift:3: Fatal error: two\nlines\nCurrent stack trace:\n0 x\n",
        "c.swift:3: Fatal error: two"
      ),
      ("gone\nCurrent stack trace:\n0 x\n", "gone"), ("Current stack trace:\n0 x\n", "0 x"),
      ("\u{1B}[31mred\u{7}\r\n", "[31mred"),
      (String(repeating: "long ", count: 10_000) + "\nend", "end"),
      (String(repeating: "x", count: 300), String(repeating: "x", count: 240) + "…"),
      (
        "Could not cast value of type 'Kit.A' (0x55f0) to 'Kit.B' (0x7fa1).\n",
        "Could not cast value of type 'Kit.A' to 'Kit.B'."
      ),
      (backtrace, "Unconditional cast failed in Fade.layer.getter at Fade.swift:28"),
      (
        "*** A banner ***\nFade.swift:3: Fatal error: no view\n",
        "Fade.swift:3: Fatal error: no view"
      ),
      ("loading\n*** bad state 7\n", "*** bad state 7"),
      ("swift runtime: unable to locate swift-backtrace; disabling backtracing.\n", nil),
      ("*** Signal 6: Backtracing from 0x7f5b... done ***\n\nBacktrace took 0.02s\n", nil),
      (
        backtrace.replacing("Swift runtime failure: Unconditional cast failed", with: "Fade.go()"),
        "in Fade.layer.getter at Fade.swift:28"
      ),
    ] as [(String, String?)])
  func lastWords(printed: String, line: String?) {
    var words = LastWords()
    for byte in printed.utf8 { words.append([byte]) }

    #expect(words.line == line)
  }

  /// What the runtime tells of a crash.
  private static let backtrace = """
    *** Program crashed: Illegal instruction at 0x000055779ac7d50d ***

    Thread 0 "certify-Kit" crashed:

      0 [inlined] [system] 0x000055779ac7d50d Swift runtime failure: Unconditional cast failed in certify at //<compiler-generated>
      1                    0x000055779ac7d50d Fade.layer.getter + 93 in certify at /kit/Sources/Kit/Fade.swift:28:22
      2 [ra]               0x000055779ac7d69b Fade.setup() + 26 in certify at /kit/Sources/Kit/Fade.swift:55:9

    Backtrace took 1.92s
    """

  @Test("cases are asked for in any order, in whichever they were run; each once")
  func queue() {
    let cases = (0..<4).map { CaseID(subject: "a", scenario: "s/\($0)") }
    let queue = CaseQueue([[Self.batch(cases[0...1]), Self.batch(cases[2...2])], []])
    for (number, id) in cases.enumerated().reversed() {
      queue.put(.lost(.hung(seconds: number)), of: id)
    }

    #expect(Self.number(queue.recording(of: cases[2])) == 2)
    #expect(Self.number(queue.recording(of: cases[0])) == 0)
    #expect(Self.number(queue.recording(of: cases[1])) == 1)
    #expect(Self.number(queue.recording(of: cases[1])) == nil, "it was asked for")
    #expect(Self.number(queue.recording(of: cases[3])) == nil, "it is not planned")
  }

  @Test("who has run all of its own takes the last of another's, until all are taken")
  func takingOver() {
    let batches = (0..<3).map { Self.batch([CaseID(subject: "a", scenario: "s/\($0)")]) }
    let queue = CaseQueue([batches, []])

    #expect(queue.takeBatch(for: 1) == batches[2])
    #expect(queue.takeBatch(for: 0) == batches[0])
    #expect(queue.takeBatch(for: 1) == batches[1])
    #expect(queue.takeBatch(for: 0) == nil && queue.takeBatch(for: 1) == nil)
  }

  @Test("no more is taken once nobody asks any longer")
  func closing() {
    let queue = CaseQueue([[Self.batch([CaseID(subject: "a", scenario: "s")])]])
    queue.close()

    #expect(queue.takeBatch(for: 0) == nil)
  }

  @Test(
    "every case is in one batch of one worker, and with it the others of its change",
    arguments: 1...5)
  func batches(count: Int) {
    let cases = ScenarioCatalogue.all.map { CaseID(subject: "a", scenario: $0.id) }
    let batches = CaseBatch.batches(of: cases, in: .shared, among: count)
    let all = batches.flatMap { $0 }

    #expect(batches.count == count)
    #expect(all.flatMap(\.cases).sorted() == cases.sorted())
    // In the order of the catalogue: the change with an animation comes before that without.
    let changes = all.flatMap { Self.changes(in: $0.cases) }
    let whole = Dictionary(uniqueKeysWithValues: Self.changes(in: cases))
    #expect(changes.count == whole.count)
    #expect(changes.allSatisfy { whole[$0.key] == $0.value })
  }

  private static func changes(in cases: [CaseID]) -> [(key: String, value: [CaseID])] {
    Dictionary(grouping: cases) { CaseShard.change(in: $0.scenario) }.map { ($0.key, $0.value) }
  }

  private static func batch(_ cases: some Sequence<CaseID>) -> CaseBatch {
    CaseBatch(cases: Array(cases), isOneByOne: false)
  }

  private static func number(_ recording: Recording?) -> Int? {
    guard case .lost(.hung(let seconds))? = recording else { return nil }
    return seconds
  }
}
