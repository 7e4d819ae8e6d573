import Testing
import UIKit

@MainActor @Suite("SZ: messages of size and traits", .serialized) struct SizeMessageFacts {
  /// A controller that tells of size and traits.
  private final class Told: UIViewController {
    let name: String
    let log: CallbackLog

    init(_ name: String, _ log: CallbackLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.add("\(name).size, view \(Int(view.frame.width))")
      super.viewWillTransition(to: size, with: coordinator)
    }

    override func willTransition(
      to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.add("\(name).willTraits")
      super.willTransition(to: traits, with: coordinator)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.add("\(name).traits")
    }
  }

  private static let wide = CGSize(width: 844, height: 390)

  @Test("SZ-06 the message changes no frame by itself")
  func noFrame() {
    let scene = Scene()
    let a = Told("A", scene.log)
    scene.show(a)

    Headless.resize(to: Self.wide)

    #expect(scene.log.lines.contains("A.size, view 390"))
    Headless.settle()
    #expect(a.view.frame.width == 844)
  }

  @Test("who is covered hears of a turn as well")
  func covered() {
    let scene = Scene()
    let a = Told("A", scene.log)
    let b = Told("B", scene.log)
    b.modalPresentationStyle = .fullScreen
    scene.show(a)
    scene.present(b, on: a)

    Headless.resize(to: Self.wide)
    Headless.settle()

    #expect(scene.log.lines.contains { $0.hasPrefix("A.size") })
  }

  @Test("SZ-09 a turn is a change of bounds, and rotates no view")
  func noTransform() {
    let scene = Scene()
    let a = Told("A", scene.log)
    scene.show(a)

    Headless.resize(to: Self.wide)
    Headless.settle()

    #expect(scene.window.bounds.size == Self.wide)
    #expect(scene.window.transform == .identity && a.view.transform == .identity)
  }

  @Test("SZ-12 a launch tells nobody of traits")
  func launch() {
    let scene = Scene()
    let a = Told("A", scene.log)
    scene.window.rootViewController = a
    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(!scene.log.lines.contains { $0.hasSuffix("raits") })
  }

  @Test("AC-16 a new size does not ask a custom presentation again for its frame")
  func frame() {
    final class Asked: UIPresentationController {
      var asked = 0
      override var frameOfPresentedViewInContainerView: CGRect {
        asked += 1
        return CGRect(x: 0, y: 100, width: 200, height: 300)
      }
    }
    final class Hands: NSObject, UIViewControllerTransitioningDelegate {
      var made: Asked?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        made = Asked(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let scene = Scene()
    let (a, b) = scene.pair(.custom)
    let delegate = Hands()
    b.transitioningDelegate = delegate
    scene.present(b, on: a)
    let before = delegate.made?.asked

    Headless.resize(to: Self.wide)
    Headless.settle()

    #expect(delegate.made?.asked == before)
  }

  @Test("SZ-02 SZ-05 messages of size and traits stop where super is not called")
  func messagesStop() {
    final class Silent: UIViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
      override func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    final class Told: UIViewController {
      var messages: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) { messages.append("size") }
      override func willTransition(
        to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
      ) { messages.append("traits") }
    }
    let scene = Scene()
    let (below, above) = (Silent(), Told())
    above.modalPresentationStyle = .overFullScreen
    scene.show(below)
    scene.present(above, on: below)

    Headless.resize(to: CGSize(width: 844, height: 390))
    Headless.settle()

    #expect(!above.messages.contains("size"))
    #expect(!above.messages.contains("traits"))
  }
}
