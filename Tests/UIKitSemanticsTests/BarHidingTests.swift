import Testing
import UIKitSemantics

@Suite("Bars that hide by themselves") struct BarHidingTests {
  /// A navigation in which some switches are on.
  private func hiding(_ turnOn: (inout BarHiding.Switches) -> Void) -> BarHiding {
    var hiding = BarHiding()
    turnOn(&hiding.switches)
    return hiding
  }

  @Test(
    "without a switch nothing hides or shows them",
    arguments: [
      BarHiding.Event.tapped(isWhereBarsAre: true), .swiped(isUp: true), .swiped(isUp: false),
      .keyboardAppeared, .becameVerticallyCompact, .becameVerticallyRegular, .setByApplication,
    ], [true, false])
  func off(event: BarHiding.Event, areHidden: Bool) {
    var hiding = BarHiding()

    #expect(hiding.handle(event, areHidden: areHidden) == .stay)
  }

  @Test("a tap hides them, and the next one shows them")
  func tap() {
    var hiding = hiding { $0.onTap = true }

    #expect(hiding.handle(.tapped(isWhereBarsAre: false), areHidden: false) == .hide)
    #expect(hiding.handle(.tapped(isWhereBarsAre: false), areHidden: true) == .show)
  }

  @Test("a swipe up hides them, one down shows them, and neither does it twice")
  func swipe() {
    var hiding = hiding { $0.onSwipe = true }

    #expect(hiding.handle(.swiped(isUp: false), areHidden: false) == .stay)
    #expect(hiding.handle(.swiped(isUp: true), areHidden: false) == .hide)
    #expect(hiding.handle(.swiped(isUp: true), areHidden: true) == .stay)
    #expect(hiding.handle(.swiped(isUp: false), areHidden: true) == .show)
  }

  @Test("a keyboard hides them until a tap anywhere")
  func keyboard() {
    var hiding = hiding { $0.whenKeyboardAppears = true }

    #expect(hiding.handle(.tapped(isWhereBarsAre: false), areHidden: false) == .stay)
    #expect(hiding.handle(.keyboardAppeared, areHidden: false) == .hide)
    #expect(hiding.handle(.becameVerticallyRegular, areHidden: true) == .stay)
    #expect(hiding.handle(.tapped(isWhereBarsAre: false), areHidden: true) == .show)
  }

  @Test("low height hides them until there is height, or a tap where they were")
  func height() {
    var hiding = hiding { $0.whenVerticallyCompact = true }

    #expect(hiding.handle(.becameVerticallyCompact, areHidden: false) == .hide)
    #expect(hiding.handle(.becameVerticallyCompact, areHidden: true) == .stay)
    #expect(hiding.handle(.tapped(isWhereBarsAre: false), areHidden: true) == .stay)
    #expect(hiding.handle(.tapped(isWhereBarsAre: true), areHidden: true) == .show)
    #expect(hiding.handle(.becameVerticallyCompact, areHidden: false) == .hide)
    #expect(hiding.handle(.becameVerticallyRegular, areHidden: true) == .show)
  }

  @Test("what the application hides does not come back by itself")
  func application() {
    var hiding = hiding {
      $0.whenVerticallyCompact = true
      $0.whenKeyboardAppears = true
    }

    #expect(hiding.handle(.becameVerticallyCompact, areHidden: false) == .hide)
    #expect(hiding.handle(.setByApplication, areHidden: true) == .stay)
    #expect(hiding.handle(.becameVerticallyRegular, areHidden: true) == .stay)
    #expect(hiding.handle(.tapped(isWhereBarsAre: true), areHidden: true) == .stay)
  }

  @Test("a view reaches under a bar that it wants to, if it shines through or if all will do")
  func edges() {
    var reaching: [String] = []
    for isWanted in [true, false] {
      for isTranslucent in [true, false] {
        for includesOpaque in [true, false] {
          let edge = ExtendedEdge(
            isWanted: isWanted, isBarTranslucent: isTranslucent, includesOpaqueBars: includesOpaque)
          if edge.reachesUnderBar {
            reaching.append("\(isWanted) \(isTranslucent) \(includesOpaque)")
          }
        }
      }
    }

    #expect(reaching == ["true true true", "true true false", "true false true"])
  }

  @Test("bars overlap where both changes are animated and the bar is seen")
  func overlap() {
    for isAnimated in [true, false] {
      for isBarShown in [true, false] {
        for isAnotherWaiting in [true, false] {
          let overlap = BarOverlap(
            isAnimated: isAnimated, isBarShown: isBarShown, isAnotherWaiting: isAnotherWaiting)
          let expected: ComplaintID? =
            [isAnimated, isBarShown, isAnotherWaiting].contains(false) ? nil : .nestedBarAnimation
          #expect(overlap.complaint == expected)
        }
      }
    }
  }

  @Test("an application's wishes for the status bar are kept one by one")
  func choice() {
    var choice = StatusBarChoice(style: "dark", isHidden: false)

    choice.take(style: "light", isHidden: nil)
    choice.take(style: nil, isHidden: true)

    #expect(choice == StatusBarChoice(style: "light", isHidden: true))
  }
}
