import Testing
import Thoroughness

/// What a quick run leaves out is tried somewhere.
@Suite("How much is tried") struct ThoroughnessTests {
  @Test("continuous integration tries a part of everything, or what it is told")
  func continuousIntegration() throws {
    let script = try House.text(of: ".ci/run")

    #expect(script.contains("\ntime \(Thoroughness.variable)=\"$thoroughness\" swift test "))
  }

  @Test(
    "a sample has so many elements, each once and in order", arguments: [0, 1, 2, 7, 99, 100, 101])
  func sample(count: Int) {
    let sample = (0..<100).sample(count)

    #expect(sample.count == min(count, 100))
    #expect(sample == Set(sample).sorted())
    #expect(sample == (0..<100).sample(count))
  }

  @Test("a sample meets what comes back at any distance", arguments: 2...8)
  func repetition(distance: Int) {
    let sample = (0..<(distance * 60)).sample(60)

    #expect(Set(sample.map { $0 % distance }).count == distance)
  }

  @Test("all parts together are everything, and each has the sample", arguments: [1, 3, 8, 200])
  func parts(count: Int) {
    let elements = 0..<100
    let parts = (0..<count).map { elements.sampled(7, in: .part($0, of: count)) }

    #expect(Set(parts.joined()) == Set(elements))
    #expect(parts.allSatisfy { Set($0).isSuperset(of: elements.sample(7)) && $0 == $0.sorted() })
    #expect(elements.sampled(7, in: .exhaustive) == Array(elements))
  }

  @Test("what cannot be divided is tried in one part of all", arguments: [1, 3, 8])
  func undivided(count: Int) {
    for name in ["the whole run", "a/b.swift", ""] {
      let parts = (0..<count).filter { Thoroughness.part($0, of: count).triesAll(of: name) }
      #expect(parts.count == 1)
    }
    #expect(Thoroughness.exhaustive.triesAll(of: "") && !Thoroughness.sample.triesAll(of: ""))
  }

  @Test(
    "a word says how much, and any other word is refused",
    arguments: [
      ("sample", .sample), ("exhaustive", .exhaustive), ("1/8", .part(0, of: 8)),
      ("8/8", .part(7, of: 8)), ("0/8", nil), ("9/8", nil), ("1/0", nil), ("1", nil), ("/", nil),
      ("1/2/3", nil), ("all", nil),
    ] as [(String, Thoroughness?)])
  func words(word: String, thoroughness: Thoroughness?) {
    #expect(Thoroughness(word) == thoroughness)
  }
}
