import ConformanceTesting
import Foundation
import Testing

@testable import CaseProcesses

/// What a call in a test and the process that plays its cases are made of.
@Suite("The parts of calls") struct CallPartTests {
  @Test("what a process prints is divided by its marks, however it arrives", arguments: 1...9)
  func output(length: Int) {
    let mark = CallOutput.mark(.first, 7)
    let other = CallOutput.mark(.first, 8)
    let printed: [[UInt8]] = [
      Array("before\n".utf8), mark, Array("one".utf8), mark, Array("two\n".utf8), other, mark,
      Array("\u{1E}three\u{1E}\n".utf8), CallOutput.mark(.second, 7), Array("four\n".utf8),
    ]
    var output = CallOutput(word: 7)
    var shown: [UInt8] = []
    var rest = printed.flatMap { $0 }[...]
    while !rest.isEmpty {
      shown += output.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }

    #expect(
      String(decoding: shown, as: UTF8.self)
        == "onetwo\n\(String(decoding: other, as: UTF8.self))\u{1E}three\u{1E}\n")
    #expect(output.lastWords.line == "four")
    #expect(output.append(CallOutput.mark(.second, 7)) == [] && output.lastWords.line == nil)
  }

  @Test("what was seen before is not shown again, and still counts as last words")
  func skipping() {
    let mark = CallOutput.mark(.first, 7)
    var output = CallOutput(word: 7, skipping: 1)
    let shown = output.append(mark + Array("one\n".utf8))
    #expect(shown == [])
    #expect(output.lastWords.line == "one")
    #expect(output.append(mark + Array("two\n".utf8)) == Array("two\n".utf8))
  }

  @Test("an order is read as it was written")
  func order() {
    let order = CallOrder(
      call: "a \"b\" | c", word: .max, asker: 7, limits: CaseLimits(seconds: 1, megabytes: 64),
      scenarios: ["a/b"], asksForStyle: true, isRepeated: false, verdicts: ["a": "certified"])

    #expect(CallOrder(order.text) == order)
    #expect(CallOrder("{}") == nil && CallOrder("") == nil)
  }

  @Test("a call has the same name in every process, and no other call has it") @MainActor
  func names() {
    let calls = [
      TestCall(test: "t", place: "a:1", arguments: []),
      TestCall(test: "t", place: "a:2", arguments: []),
      TestCall(test: "u", place: "a:1", arguments: []),
    ]
    var (here, there) = (CallNames(), CallNames())
    let names = (calls + calls).map { here.name(of: $0, for: "s") }
    let others = calls.map { here.name(of: $0, for: "r") }

    #expect(Set(names + others).count == names.count + others.count)
    #expect((calls + calls).map { there.name(of: $0, for: "s") } == names)
  }

  @Test("the name of a call tells the arguments of its test apart", arguments: ["one", "two"])
  func argumentsOfTest(word: String) throws {
    let call = try #require(TestCall(at: #_sourceLocation))

    #expect(call.place.contains("\"\(word)\""))
    let pattern = try #require(call.arguments.last)
    let id = try #require(Test.current.map { "\($0.id)" })
    #expect(try id.wholeMatch(of: Regex(pattern)) != nil)
    #expect(try "\(id)0".firstMatch(of: Regex(pattern)) == nil)
  }

  @Test("answers are found behind a descriptor by who knows the word, each whole")
  func answers() throws {
    let descriptor = try #require(SharedAnswers.makeDescriptor())
    defer { close(descriptor) }
    let writer = try #require(Memory(descriptor, 7))
    let reader = try #require(Memory(descriptor, 7))
    let stranger = try #require(Memory(descriptor, 8))
    let texts: [[UInt8]] = [[], [1, 2, 3], Array(repeating: 9, count: 100_000)]
    #expect(reader.texts() == [])
    for (number, text) in texts.enumerated() {
      #expect(writer.append(text))
      #expect(reader.texts(after: number) == [text])
    }

    #expect(reader.texts() == texts)
    #expect(stranger.texts() == [] && !stranger.isFull)
    #expect(!writer.append(Array(repeating: 0, count: SharedAnswers.capacity)))
    #expect(reader.isFull && reader.texts() == texts)
  }

  /// Holds what cannot be copied.
  private final class Memory {
    private let answers: SharedAnswers

    init?(_ descriptor: Int32, _ word: UInt64) {
      guard let answers = SharedAnswers(descriptor: descriptor, word: word) else { return nil }
      self.answers = answers
    }

    var isFull: Bool { answers.isFull }

    func append(_ text: [UInt8]) -> Bool { answers.append(text) }

    func texts(after count: Int = 0) -> [[UInt8]] { answers.texts(after: count) }
  }

  @Test(
    "who does not answer is given up, sooner where it does nothing, and some time in any case",
    arguments: [
      // Seconds that pass, seconds of work in them, what it would do next, and what it is given up for.
      (19, 0, .waiting, nil), (20, 0, .waiting, 20), (20, 0, .ready, nil),
      (20, 2, .waiting, nil), (199, 11, .waiting, nil), (200, 11, .waiting, 200),
      (199, 0, .ended, nil), (200, 0, .ended, 200), (199, 0, .unknown, nil),
      (200, 0, .unknown, 200), (999, 19, .ready, nil), (999, 20, .ready, 200),
      (1000, 19, .ready, 1000), (1000, 0, .ready, 1000),
    ] as [(Int, Int, ProcessWork.Readiness, Int?)])
  func patience(seconds: Int, used: Int, readiness: ProcessWork.Readiness, given: Int?) {
    let start = SuspendingClock.now
    var patience = CasePatience(CaseLimits(seconds: 10), at: start)
    let work = ProcessWork(used: .seconds(used), readiness)
    let silence = patience.silence(work, answered: 0, at: start + .seconds(seconds))

    #expect(silence == given)
  }

  @Test("a process that waits is told from one that has ended, and from none")
  func readiness() throws {
    func start(_ path: String, _ arguments: [String]) throws -> StartedProcess {
      try #require(StartedProcess(path, arguments, variables: [:], descriptors: []))
    }
    let ended = try start("/bin/true", [])
    while !ended.hasEnded { sched_yield() }
    let waiting = try start("/bin/sleep", ["1000"])
    var found = waiting.work.readiness()
    while found == .ready { found = waiting.work.readiness() }

    #expect(found == .waiting)
    #expect(ended.work.readiness() == .ended)
    #expect(ProcessWork(of: -1).readiness() == .unknown)
    _ = (ended.end(CaseLimits()), waiting.end(CaseLimits()))
  }

  @Test("an answer begins the wait anew")
  func patienceAfterAnswer() {
    let start = SuspendingClock.now
    var patience = CasePatience(CaseLimits(seconds: 10), at: start)
    let idle = ProcessWork(used: .zero)

    #expect(patience.silence(idle, answered: 1, at: start + .seconds(50)) == nil)
    #expect(patience.silence(idle, answered: 1, at: start + .seconds(69)) == nil)
    #expect(patience.silence(idle, answered: 1, at: start + .seconds(70)) == 20)
  }

  @Test("the second order is another one, of the same cases, and always the same")
  func secondOrder() {
    let scenarios = Array(ScenarioCatalogue.all.prefix(40))
    let second = scenarios.playedAgain.map(\.id)

    #expect(second != scenarios.map(\.id))
    #expect(second.sorted() == scenarios.map(\.id).sorted())
    #expect(second == scenarios.playedAgain.map(\.id))
    let sample = ScenarioCatalogue.all.playedAgain.map(\.id)
    #expect(Set(sample).count == 128 && ScenarioCatalogue.all.count > 128)
  }
}
