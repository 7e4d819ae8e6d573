import SeedTransitions
import Testing
import TransitionParts
import UIKit

@Suite("A panel that fingers stop on its way", .serialized) @MainActor struct PanelTests {
  @Test("a panel that goes is stopped by a finger and brought back")
  func hidingStopped() {
    Headless.reset()
    let play = PanelPlay()
    play.showWhole()
    play.child.dismiss(animated: true)
    Headless.advance(by: 0.1)

    play.scene.touch(195, 700)
    play.scene.move(by: CGPoint(x: 0, y: -12), in: 0.05)
    Headless.advance(by: 2)
    #expect(play.child.isBeingDismissed)
    play.scene.move(by: CGPoint(x: 0, y: -200), in: 0.4)
    play.scene.lift(after: 0.2)

    #expect(play.isShown && !play.child.isBeingDismissed)
    #expect(play.child.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(Headless.complaints.isEmpty)
  }

  @Test("a panel that comes is stopped by a finger and sent back")
  func showingStopped() {
    Headless.reset()
    let play = PanelPlay()
    play.show()
    Headless.advance(by: 0.15)

    play.scene.touch(195, 800)
    play.scene.move(by: CGPoint(x: 0, y: 12), in: 0.05)
    Headless.advance(by: 2)
    #expect(play.child.isBeingPresented)
    play.scene.move(by: CGPoint(x: 0, y: 250), in: 0.4)
    play.scene.lift(after: 0.2)

    #expect(!play.isShown)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("given up and taken again on its way, it goes through")
  func takenAgain() {
    Headless.reset()
    let play = PanelPlay()
    play.showWhole()
    play.scene.touch(195, 500)
    play.scene.move(by: CGPoint(x: 0, y: 150), in: 0.5)
    Headless.advance(by: 0.2)
    Headless.touchUp()
    Headless.advance(by: 0.02)

    play.scene.touch(195, 650)
    play.scene.move(by: CGPoint(x: 0, y: 180), in: 0.4)
    play.scene.lift(after: 0.2)

    #expect(!play.isShown)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("fingers show and hide it again and again, for its direction is set at both ends")
  func again() {
    Headless.reset()
    let play = PanelPlay()

    for _ in 1...3 {
      play.pullIn()
      #expect(play.isShown)
      play.pullAway()
      #expect(!play.isShown)
    }
    #expect(play.child.view.gestureRecognizers?.count == 1)
    #expect(play.scene.host.view.gestureRecognizers?.count == 1)
  }

  @Test("what is given up leaves the way as it was, for a finger and for a button")
  func givenUp() {
    Headless.reset()
    let play = PanelPlay()
    play.showWhole()
    play.scene.touch(195, 500)
    play.scene.move(by: CGPoint(x: 0, y: 100), in: 0.5)
    play.scene.lift(after: 0.2)
    #expect(play.isShown)

    play.pullAway()
    #expect(!play.isShown)

    play.showWhole()
    play.child.dismiss(animated: true)
    Headless.settle()
    #expect(!play.isShown)
  }

  @Test("a tap beside the panel closes it, by itself")
  func tapCloses() {
    Headless.reset()
    let play = PanelPlay()
    play.showWhole()

    play.scene.tap(195, 100)

    #expect(!play.isShown)
    #expect(play.scene.window.subviews.count == 1)
  }

  @Test(
    "what counts is where the panel would come to rest",
    arguments: [(150.0, 0.1, true), (150, 2, false), (380, 1, true), (30, 0.5, false)])
  func projected(way: Double, seconds: Double, closes: Bool) {
    Headless.reset()
    let play = PanelPlay()
    play.showWhole()

    play.scene.touch(195, 440)
    play.scene.move(by: CGPoint(x: 0, y: CGFloat(way)), in: seconds)
    play.scene.lift()

    #expect(play.isShown == !closes)
  }

  @Test("pulled down far and swiped up, it stays")
  func swipedBack() {
    Headless.reset()
    let play = PanelPlay()
    play.showWhole()

    play.scene.touch(195, 440)
    play.scene.move(by: CGPoint(x: 0, y: 300), in: 0.5)
    play.scene.move(by: CGPoint(x: 0, y: -60), in: 0.1)
    play.scene.lift()

    #expect(play.isShown)
  }

  @Test("nobody keeps a screen with a panel that is gone")
  func released() {
    Headless.reset()
    weak var parent: UIViewController?
    weak var child: UIViewController?
    do {
      let play = PanelPlay()
      (parent, child) = (play.scene.host, play.child)
      play.pullIn()
      play.pullAway()
      play.scene.window.rootViewController = nil
    }
    Headless.settle()

    #expect(parent == nil && child == nil)
  }

  @Test("the dimming goes with the panel")
  func dimming() throws {
    Headless.reset()
    let play = PanelPlay()
    play.showWhole()
    let container = try #require(play.child.view.superview)
    #expect(container.subviews.contains { $0 is DimmView && $0.alpha == 1 })

    play.pullAway()

    #expect(!container.subviews.contains { $0 is DimmView })
  }
}
