import Testing
import UIKitSemantics
import VirtualTime

@Suite("The status bar's fade") struct StatusBarFadeTests {
  private let now = Instant(microseconds: 1_000_000)

  @Test(
    "it takes as long as the animation around it, or its own time beside a transition",
    arguments: [
      (StatusBarFade.Occasion.animation(TimeSpan(seconds: 0.2)), TimeSpan(seconds: 0.2)),
      (.transition, TimeSpan(seconds: 0.35)),
    ])
  func length(occasion: StatusBarFade.Occasion, length: TimeSpan) {
    var fade = StatusBarFade()
    #expect(!fade.isUnderWay(at: .zero))

    fade.begin(at: now, occasion, isFadeWanted: true)

    #expect(fade.isUnderWay(at: now))
    #expect(fade.isUnderWay(at: now.advanced(by: TimeSpan(seconds: 0.19))))
    #expect(!fade.isUnderWay(at: now.advanced(by: length)))
  }

  @Test("where nothing moves, or nobody wants it, the look is there at once, and no fade goes on")
  func atOnce() {
    for (occasion, isFadeWanted) in [(StatusBarFade.Occasion.none, true), (.transition, false)] {
      var fade = StatusBarFade()
      fade.begin(at: now, .transition, isFadeWanted: true)

      fade.begin(at: now, occasion, isFadeWanted: isFadeWanted)

      #expect(!fade.isUnderWay(at: now))
    }
  }
}
