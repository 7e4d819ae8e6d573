import Testing
import UIKit

/// What is presented in a controller's own place is told of a change by its presentation, and by what shows the
/// place or takes it away: everybody hears whole pairs, whichever of them ends first.
@MainActor @Suite("What is presented in a place that is moved", .serialized)
struct MovedPlaceTests {
  /// What happens to the place.
  enum Move: CaseIterable {
    case swapsRoot, selects, selectsByAnimator, selectsInVain, pushes, pushesInVain
  }

  /// What the presentation is about.
  enum Change: CaseIterable { case presents, dismisses }

  struct Row: CustomTestStringConvertible {
    var style: UIModalPresentationStyle
    var change: Change
    var isAnimated: Bool
    var move: Move
    /// How long the first waits for the second, in seconds.
    var gap: Double
    /// Whether the place moves before the presentation is asked for.
    var movesFirst: Bool

    var testDescription: String {
      "\(style == .currentContext ? "in" : "over") context, \(change), "
        + "\(isAnimated ? "animated" : "at once"), \(move), \(movesFirst ? "before" : "after") \(gap)"
    }
  }

  nonisolated static let rows: [Row] =
    [UIModalPresentationStyle.currentContext, .overCurrentContext].flatMap { style in
      Change.allCases.flatMap { change in
        Move.allCases.flatMap { move in
          [0, 0.001, 0.1, 0.28].flatMap { gap in
            [false, true].flatMap { first in
              [false, true].map {
                Row(
                  style: style, change: change, isAnimated: $0, move: move, gap: gap,
                  movesFirst: first)
              }
            }
          }
        }
      }
    }

  @Test("everybody hears whole pairs, and knows where he is", arguments: rows)
  func wholePairs(row: Row) {
    let scene = PlaceScene(row.style)
    if row.change == .dismisses {
      scene.present(animated: false)
      Headless.settle()
    }
    let steps: [() -> Void] = [
      {
        if row.change == .presents {
          scene.present(animated: row.isAnimated)
        } else {
          scene.presenter.dismiss(animated: row.isAnimated)
        }
      }, { scene.move(row.move) },
    ]

    steps[row.movesFirst ? 1 : 0]()
    if row.gap > 0 { Headless.advance(by: row.gap) }
    steps[row.movesFirst ? 0 : 1]()
    scene.settle(row.move)

    #expect(scene.everybody.flatMap(\.ailments) == [])
    #expect(Headless.complaints.filter { $0.id == "D1" }.map(\.text) == [])
  }
}

/// Tabs, of which the first is a stack in whose place somebody is presented.
@MainActor private final class PlaceScene {
  let presenter = WatchedController("presenter")
  let guest = WatchedController("guest")
  private let (next, other, newRoot) = (
    WatchedController("next"), WatchedController("other"), WatchedController("root")
  )
  private let stack: UINavigationController
  private let tabs = UITabBarController()
  private let delegate = FadeDelegate()
  private let driver = UIPercentDrivenInteractiveTransition()
  private let window: UIWindow

  init(_ style: UIModalPresentationStyle) {
    Headless.reset()
    stack = UINavigationController(rootViewController: presenter)
    tabs.viewControllers = [stack, other]
    stack.delegate = delegate
    guest.modalPresentationStyle = style
    window = ShownScene(tabs).window
  }

  var everybody: [WatchedController] { [presenter, guest, next, other, newRoot] }

  func present(animated: Bool) { presenter.present(guest, animated: animated) }

  func move(_ move: MovedPlaceTests.Move) {
    switch move {
    case .swapsRoot: window.rootViewController = newRoot
    case .selects: tabs.selectedIndex = 1
    case .selectsByAnimator: select()
    case .selectsInVain:
      hold()
      select()
    case .pushes: stack.pushViewController(next, animated: true)
    case .pushesInVain:
      hold()
      stack.pushViewController(next, animated: true)
    }
  }

  private func select() {
    tabs.delegate = delegate
    tabs.selectedIndex = 1
  }

  private func hold() { delegate.driver = driver }

  /// Gives up what is to be in vain, and lets all come to rest.
  func settle(_ move: MovedPlaceTests.Move) {
    if move == .selectsInVain || move == .pushesInVain {
      Headless.advance(by: 0.5)
      driver.cancel()
    }
    Headless.settle()
  }
}
