import ConformanceTesting
import Foundation
import Testing

/// Fails on purpose.
@MainActor @Suite(.serialized) struct RashSegueTests {
  @Test func rashSegueExits() {
    expectConformance(
      of: .segue("FadeKit.RashSegue", route: .presentUnanimated) { _, _, _ in exit(0) })
  }
}
