import Testing
import UIKit

@MainActor @Suite("Time as sources of Swift 5 spell it", .serialized) struct TimeSpellingFiveTests {
  private func check(_ spelling: Spelling) {
    Headless.reset()
    var times: [Double] = []

    spelling.start { times.append(Headless.now) }
    #expect(times == [])
    Headless.settle()

    #expect(times.count == 1)
    #expect(abs((times.first ?? -1) - spelling.due) < 1e-6)
    #expect(Headless.complaints == [])
  }

  @Test("it is virtual in a file that imports UIKit alone", arguments: WithUIKitAlone.all)
  func withUIKitAlone(spelling: Spelling) { check(spelling) }

  @Test("it is virtual in a file that imports Foundation alone", arguments: WithFoundationAlone.all)
  func withFoundationAlone(spelling: Spelling) { check(spelling) }

  @Test("it is virtual in a file that imports both", arguments: WithBoth.all)
  func withBoth(spelling: Spelling) { check(spelling) }
}
