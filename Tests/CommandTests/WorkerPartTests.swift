import Foundation
import Testing
import TransitionCertification

@testable import ConformCommand

/// What workers and those who ask them are made of.
@Suite("The parts of workers") struct WorkerPartTests {
  @Test(
    "how a case ended is read from the line that says it",
    arguments: [
      .trace(count: 0), .trace(count: 70_000), .ended(.signal(11)), .ended(.status(0)),
      .ended(.processorTime), .ended(.memory), .ended(.silence(seconds: 20)), .ended(.noRoom),
      .ended(.failure),
    ] as [WorkerAnswer])
  func endings(answer: WorkerAnswer) {
    #expect(WorkerAnswer(answer.line) == answer)
  }

  @Test(
    "no other line is taken for one",
    arguments: ["", "trace", "trace -1", "trace 1 2", "trace 1x", "memory 1", "memory x", "hello"])
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
    ] as [(String, String?)])
  func lastWords(printed: String, line: String?) {
    var words = LastWords()
    for byte in printed.utf8 { words.append([byte]) }

    #expect(words.line == line)
  }

  @Test("cases are asked for in order, in whichever they were run; no more than some are ahead")
  func queue() {
    let cases = (0..<6).map { CaseID(subject: "a", scenario: "s/\($0)") }
    let queue = CaseQueue([Array(cases[0..<2]), Array(cases[2..<4]), Array(cases[4..<6])], lead: 2)
    let (first, second) = (queue.takeBatch(), queue.takeBatch())
    queue.put(Self.recordings(2...3), at: 2)
    queue.put(Self.recordings(0...0), at: 0)
    queue.put(Self.recordings(1...1), at: 1)

    #expect(first == cases[0..<2] && second == cases[2..<4])
    #expect(Self.number(queue.recording(of: cases[2])) == nil, "it is not the next one")
    #expect(Self.number(queue.recording(of: cases[0])) == 0)
    #expect(Self.number(queue.recording(of: cases[1])) == 1)
    // There is room for a batch now that one was asked for.
    #expect(queue.takeBatch() == cases[4..<6])
    #expect(Self.number(queue.recording(of: cases[2])) == 2)
    queue.close()
    #expect(queue.takeBatch() == nil)
  }

  private static func recordings(_ numbers: ClosedRange<Int>) -> [Recording] {
    numbers.map { .lost(.hung(seconds: $0)) }
  }

  private static func number(_ recording: Recording?) -> Int? {
    guard case .lost(.hung(let seconds))? = recording else { return nil }
    return seconds
  }
}
