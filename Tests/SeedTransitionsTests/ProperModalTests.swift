import SeedTransitions
import Testing
import UIKit

@Suite("A proper transition by segues", .serialized) @MainActor struct ProperModalTests {
  /// The two navigation controllers of the storyboard, the first in a window.
  @MainActor private final class Play {
    let scene: SeedScene
    let first: UINavigationController

    init() throws {
      Headless.reset()
      Headless.addStoryboards(in: SeedFolder.url(of: "ProperModal"))
      Headless.register(ProperModalHost.self)
      Headless.register(
        action: Selector(
          "unwindToRootViewController:", ProperModalHost.unwindToRootViewController))
      let storyboard = UIStoryboard(name: "ProperModal", bundle: nil)
      first = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      scene = SeedScene(first)
      #expect(Headless.notes(on: storyboard) == [])
    }

    var second: UINavigationController? {
      first.presentedViewController as? UINavigationController
    }

    func tapButton() {
      Headless.touchDown(at: CGPoint(x: 195, y: 142))
      Headless.touchUp()
    }
  }

  @Test("the source sets the delegate, the style and the status bar when it prepares")
  func prepared() throws {
    let play = try Play()

    play.tapButton()
    Headless.settle()

    let second = try #require(play.second)
    #expect(second.modalPresentationStyle == .custom)
    #expect(second.transitioningDelegate is ProperModalDelegate)
    #expect(second.modalPresentationCapturesStatusBarAppearance)
    #expect(
      Headless.statusBar.owner === second.topViewController || Headless.statusBar.owner === second)
    #expect(play.first.view.window != nil)
  }

  @Test("an unwind segue dismisses in its action, and what the system adds changes nothing")
  func unwound() throws {
    let play = try Play()
    play.tapButton()
    Headless.settle()

    play.tapButton()
    Headless.settle()

    #expect(play.second == nil && play.first.view.transform == .identity)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("the presented navigation's bar is as high in the picture as it stays")
  func barHeight() throws {
    let play = try Play()
    play.tapButton()
    Headless.advance(by: 0.25)
    let second = try #require(play.second)
    let moving = second.navigationBar.convert(second.navigationBar.bounds, to: second.view)

    Headless.settle()

    let resting = second.navigationBar.convert(second.navigationBar.bounds, to: second.view)
    #expect(moving == resting)
    #expect(resting.minY == 47)
  }
}
