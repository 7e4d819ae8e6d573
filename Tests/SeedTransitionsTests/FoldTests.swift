import Foundation
import SeedTransitions
import Testing
import UIKit

@Suite("A segue that folds", .serialized) @MainActor struct FoldTests {
  /// The screens of the storyboard, in a window.
  @MainActor private final class Play {
    let scene: SeedScene
    let stack: UINavigationController

    init() throws {
      Headless.reset()
      Headless.addStoryboards(in: SeedFolder.url(of: "Fold"))
      Headless.register(segue: "AGBCustomSegue") {
        AGBCustomSegue(identifier: $0, source: $1, destination: $2)
      }
      let storyboard = UIStoryboard(name: "Fold", bundle: nil)
      stack = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      scene = SeedScene(stack)
      #expect(Headless.notes(on: storyboard) == [])
    }

    var titles: [String?] { stack.viewControllers.map(\.title) }
    var pictures: [CALayer] {
      (stack.view.layer.sublayers ?? []).filter { !($0.delegate is UIView) && $0.contents != nil }
    }

    func tapButton() {
      Headless.touchDown(at: CGPoint(x: 195, y: 142))
      Headless.touchUp()
    }
  }

  @Test("a button folds to the next screen, and another folds back")
  func thereAndBack() throws {
    let play = try Play()

    play.tapButton()
    #expect(play.titles == ["Front", "Back"])
    Headless.settle()
    play.tapButton()
    Headless.settle()

    #expect(play.titles == ["Front"])
    #expect(Headless.complaints.isEmpty)
  }

  @Test("meanwhile three pictures lie above the screens, two of which turn")
  func pictures() throws {
    let play = try Play()

    play.tapButton()
    Headless.advance(by: 0.4)

    let turning = play.pictures.filter { $0.animation(forKey: "fold") != nil }
    #expect(play.pictures.count == 3 && turning.count == 2)
    #expect(turning.allSatisfy { !$0.isDoubleSided })
    #expect(Set(turning.map(\.anchorPoint.y)) == [0, 1])
    #expect(turning.allSatisfy { $0.position == CGPoint(x: 195, y: 422) })
    let angles = turning.compactMap {
      $0.presentation()?.value(forKeyPath: "transform.rotation.x") as? CGFloat
    }
    #expect(angles.allSatisfy { abs(abs($0) - .pi / 2) < 0.01 })
    #expect(play.stack.view.layer.sublayerTransform.m34 == -0.001)
  }

  @Test("afterwards nothing of it is left")
  func afterwards() throws {
    let play = try Play()
    let layers = play.stack.view.layer.sublayers?.count

    play.tapButton()
    Headless.settle()

    #expect(play.pictures.isEmpty && play.stack.view.layer.sublayers?.count == layers)
    #expect(play.stack.view.layer.sublayerTransform == CATransform3DIdentity)
    #expect(play.stack.view.isUserInteractionEnabled)
  }

  @Test("as long as it folds, no finger begins another")
  func inputOff() throws {
    let play = try Play()

    play.tapButton()
    Headless.advance(by: 0.1)
    play.tapButton()
    #expect(!play.stack.view.isUserInteractionEnabled)
    Headless.settle()

    #expect(play.titles == ["Front", "Back"])
  }

  @Test("input that was off stays off")
  func inputWasOff() throws {
    let play = try Play()
    play.stack.view.isUserInteractionEnabled = false

    play.stack.topViewController?.performSegue(
      withIdentifier: AGBCustomSegue.forward, sender: nil)
    Headless.settle()

    #expect(!play.stack.view.isUserInteractionEnabled)
  }

  @Test("without animations it changes the screen and shows no picture")
  func withoutAnimations() throws {
    let play = try Play()

    UIView.performWithoutAnimation { play.tapButton() }

    #expect(play.titles == ["Front", "Back"] && play.pictures.isEmpty)
    #expect(play.stack.view.isUserInteractionEnabled)
  }

  @Test(
    "beside it there are four looks for what is presented",
    arguments: [
      ("coverVertical", UIModalTransitionStyle.coverVertical), ("flipHorizontal", .flipHorizontal),
      ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
    ])
  func looks(identifier: String, style: UIModalTransitionStyle) throws {
    let play = try Play()

    play.stack.topViewController?.performSegue(withIdentifier: identifier, sender: nil)
    Headless.settle()

    let sheet = try #require(play.stack.presentedViewController)
    #expect(sheet.modalTransitionStyle == style && sheet.modalPresentationStyle == .fullScreen)
    #expect(sheet.view.window != nil && Headless.complaints.isEmpty)
  }
}

/// Where the storyboards of the articles lie.
enum SeedFolder {
  static func url(of name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/SeedTransitions/\(name)")
  }
}
