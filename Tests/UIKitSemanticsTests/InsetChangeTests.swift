import Testing
import UIKitSemantics

@Suite("Content whose insets change") struct InsetChangeTests {
  private static func limits(_ before: Double, _ after: Double, content: Double = 1000)
    -> InsetChange.Limits
  {
    InsetChange.Limits(content: content, page: 400, before: before, after: after)
  }

  @Test(
    "what stands at its beginning stays there, and what was scrolled where it is, within its ends",
    arguments: [
      (from: 0.0, old: (0.0, 0.0), new: (64.0, 0.0), to: -64.0),
      (from: -64, old: (64, 0), new: (0, 0), to: 0),
      (from: 0, old: (64, 0), new: (32, 0), to: 0),
      (from: -40, old: (64, 0), new: (32, 0), to: -32),
      (from: 600, old: (0, 0), new: (0, 300), to: 600),
      (from: 900, old: (0, 300), new: (0, 0), to: 600),
      (from: -100, old: (64, 0), new: (32, 0), to: -100),
      (from: 2000, old: (0, 300), new: (0, 0), to: 2000),
    ])
  func table(from: Double, old: (Double, Double), new: (Double, Double), to: Double) {
    let change = InsetChange(
      from: Self.limits(old.0, old.1), to: Self.limits(new.0, new.1))

    #expect(change.offset(from: from) == to)
  }

  @Test("content that is shorter than the view has one place, its beginning")
  func short() {
    let limits = Self.limits(64, 0, content: 100)

    #expect(limits.least == -64)
    #expect(limits.greatest == -64)
  }
}
