import Testing
import Thoroughness

/// What a quick run leaves out is tried somewhere.
@Suite("How much is tried") struct ThoroughnessTests {
  @Test("continuous integration tries everything")
  func continuousIntegration() throws {
    let script = try House.text(of: ".ci/run")

    #expect(script.contains("\n\(Thoroughness.variable)=exhaustive swift test "))
  }

  @Test(
    "a part has so many elements, each once and in order", arguments: [0, 1, 2, 7, 99, 100, 101])
  func part(count: Int) {
    let part = (0..<100).sample(count)

    #expect(part.count == min(count, 100))
    #expect(part == Set(part).sorted())
    #expect(part == (0..<100).sample(count))
  }

  @Test("a part meets what comes back at any distance", arguments: 2...8)
  func repetition(distance: Int) {
    let part = (0..<(distance * 60)).sample(60)

    #expect(Set(part.map { $0 % distance }).count == distance)
  }
}
