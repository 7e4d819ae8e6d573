import ConformanceTesting
import FadeKit
import Testing

@MainActor @Suite(.serialized) struct FadeTests {
  @Test func fadeConforms() {
    expectConformance(of: .animator("FadeKit.Fade") { Fade(duration: 0.35) })
  }
}
