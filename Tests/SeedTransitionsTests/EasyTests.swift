import SeedTransitions
import Testing
import UIKit

@Suite("Transitions by animators that know nothing of transitions", .serialized)
@MainActor struct EasyTests {
  /// A presenter with a card, and a finger that is wired to it.
  @MainActor private final class Play {
    let scene = SeedScene()
    let detail = UIViewController()
    let delegate = ModalTransitionDelegate()
    let animator = AppStoreAnimator(initialFrame: CGRect(x: 20, y: 100, width: 100, height: 100))
    private(set) var calls: [String] = []

    init(_ pan: Pan = .regular(.fromTop)) {
      animator.onPresented = { [weak self] in self?.calls.append("presented") }
      animator.onDismissed = { [weak self] in self?.calls.append("dismissed") }
      delegate.set(animator: animator)
      delegate.wire(viewController: detail, with: pan) { [weak detail] in
        detail?.dismiss(animated: true)
      }
      detail.transitioningDelegate = delegate
      detail.modalPresentationStyle = .custom
    }

    var isShown: Bool { scene.host.presentedViewController === detail }

    func show() {
      scene.host.present(detail, animated: true)
      Headless.settle()
    }

    /// The finger goes a part of the way, from the middle of the screen.
    func pull(_ vector: CGPoint, in seconds: Double, then pause: Double = 0) {
      scene.touch(195, 422)
      scene.move(by: vector, in: seconds)
      scene.lift(after: pause)
    }
  }

  @Test("the animator hears when the card is there and when it is gone")
  func calls() {
    Headless.reset()
    let play = Play()

    play.show()
    #expect(play.calls == ["presented"])
    #expect(play.detail.view.frame == play.scene.window.bounds)
    play.pull(CGPoint(x: 0, y: 100), in: 1, then: 0.2)
    #expect(play.calls == ["presented"])
    play.detail.dismiss(animated: true)
    Headless.settle()

    #expect(play.calls == ["presented", "dismissed"])
    #expect(play.detail.view.layer.cornerRadius == 0 && !play.detail.view.clipsToBounds)
  }

  @Test("the card grows from where it lies")
  func grows() throws {
    Headless.reset()
    let play = Play()
    play.scene.host.present(play.detail, animated: true)
    Headless.turn()

    let shown = try #require(play.detail.view.layer.presentation())
    #expect(shown.frame == CGRect(x: 20, y: 100, width: 100, height: 100))
    #expect(shown.cornerRadius == 16)
  }

  @Test(
    "past the half it goes, and so it does where the finger is fast",
    arguments: [
      (460.0, 1.0, 0.2, true), (300, 1, 0.2, false), (200, 0.2, 0, true), (400, 2, 0, false),
    ])
  func verdict(way: Double, seconds: Double, pause: Double, goes: Bool) {
    Headless.reset()
    let play = Play()
    play.show()

    play.scene.touch(195, 100)
    play.scene.move(by: CGPoint(x: 0, y: CGFloat(way)), in: seconds)
    play.scene.lift(after: pause)

    #expect(play.isShown == !goes)
  }

  @Test("past the half and fast the other way, it stays")
  func backAgain() {
    Headless.reset()
    let play = Play()
    play.show()

    play.scene.touch(195, 100)
    play.scene.move(by: CGPoint(x: 0, y: 600), in: 1)
    play.scene.move(by: CGPoint(x: 0, y: -100), in: 0.1)
    play.scene.lift()

    #expect(play.isShown)
  }

  @Test(
    "only the wired direction counts",
    arguments: [
      (PanDirection.fromTop, 0.0, 400.0), (.fromBottom, 0, -400), (.fromLeft, 190, 0),
      (.fromRight, -190, 0),
    ])
  func direction(direction: PanDirection, x: Double, y: Double) {
    for isOpposite in [true, false] {
      Headless.reset()
      let play = Play(.regular(direction))
      play.show()
      let sign = isOpposite ? -1.0 : 1

      play.pull(CGPoint(x: x * sign, y: y * sign), in: 0.2)

      #expect(play.isShown == isOpposite)
    }
  }

  @Test("a pan from an edge begins there and nowhere else", arguments: [(1.0, false), (195, true)])
  func edge(start: Double, stays: Bool) {
    Headless.reset()
    let play = Play(.edge(.left))
    play.show()

    play.scene.touch(CGFloat(start), 422)
    play.scene.move(by: CGPoint(x: 190, y: 0), in: 0.2)
    play.scene.lift()

    #expect(play.isShown == stays)
  }

  @Test("wired again, a controller has one recognizer")
  func wiredAgain() {
    Headless.reset()
    let play = Play()
    play.delegate.wire(viewController: play.detail, with: .regular(.fromBottom)) {}

    #expect(play.detail.view.gestureRecognizers?.count == 1)
  }

  @Test("a presentation controller that was set arranges the presentation")
  func presentationController() {
    Headless.reset()
    let play = Play()
    let controller = CardPresentationController(
      presentedViewController: play.detail, presenting: nil)
    play.delegate.set(presentationController: controller)

    play.show()

    #expect(play.detail.presentationController === controller)
    #expect(play.detail.view.superview?.subviews.first is CardBackdrop)
  }

  @Test("what is animated beside a push begins when it says, and ends with the push")
  func beside() throws {
    Headless.reset()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let scene = SeedScene(navigation)
    let badge = UIView()
    scene.window.addSubview(badge)
    let delegate = NavigationTransitionDelegate()
    delegate.set(
      animator: RecedingAnimator { isPresenting in
        isPresenting ? [AuxAnimation(delay: 0.5) { badge.alpha = 0 }] : []
      })
    navigation.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: true)

    Headless.advance(by: 0.2)
    #expect(try #require(badge.layer.presentation()).opacity == 1)
    Headless.advance(by: 0.1)
    #expect(try #require(badge.layer.presentation()).opacity < 0.9)
    Headless.settle()
    #expect(badge.alpha == 0)
    #expect(navigation.viewControllers.count == 2)
  }
}
