import Testing
import UIKitSemantics

@Suite("Which methods have read which traits") struct TraitTrackingTests {
  enum Method: CaseIterable { case first, second, third }

  @Test("those are due that read what changed, in order; nobody where nothing was read")
  func due() {
    var tracking = TraitTracking<Method, String>()
    #expect(tracking.isEmpty && tracking.due { _ in true }.isEmpty)

    tracking.ran(.third, reading: ["width", "style"])
    tracking.ran(.first, reading: ["width"])
    tracking.ran(.second, reading: ["height"])

    #expect(tracking.due { $0 == "width" } == [.first, .third])
    #expect(tracking.due { $0 == "height" } == [.second])
    #expect(tracking.due { $0 == "scale" } == [])
  }

  @Test("what a method read before does not count once it ran again")
  func again() {
    var tracking = TraitTracking<Method, String>()
    tracking.ran(.first, reading: ["width"])
    tracking.ran(.first, reading: ["height"])
    #expect(tracking.due { $0 == "width" } == [])

    tracking.ran(.first, reading: [])
    #expect(tracking.isEmpty)
  }
}
