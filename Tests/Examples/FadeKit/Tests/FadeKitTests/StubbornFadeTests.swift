import ConformanceTesting
import FadeKit
import Testing

/// Fails on purpose.
@MainActor @Suite(.serialized) struct StubbornFadeTests {
  @Test func stubbornFadeBreaks() {
    expectConformance(of: .animator("FadeKit.StubbornFade") { StubbornFade(duration: 0.35) })
  }
}
