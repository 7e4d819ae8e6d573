import Testing
import UIKit

@MainActor @Suite("Turns that controllers force or forbid", .serialized) struct TurnFacts {
  /// A controller that allows some orientations, and tells of sizes and traits.
  private final class Held: UIViewController {
    let name: String
    let log: CallbackLog
    var ways: UIInterfaceOrientationMask
    var wasAsked = false

    init(_ name: String, _ log: CallbackLog, _ ways: UIInterfaceOrientationMask) {
      self.name = name
      self.log = log
      self.ways = ways
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      wasAsked = true
      return ways
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("\(name).wA")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("\(name).dA")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("\(name).size, presents \(presentedViewController != nil)")
    }

    override func willTransition(
      to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: traits, with: coordinator)
      log.add("\(name).willTraits")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.add("\(name).traits")
    }
  }

  @Test("SZ-07 who is covered hears of a turn, and once more when the cover goes")
  func coveredHears() {
    let scene = Scene()
    let (a, b) = (Held("A", scene.log, .portrait), Held("B", scene.log, .all))
    scene.show(a)
    scene.present(b, on: a)

    Headless.turn(to: .landscapeLeft)
    Headless.settle()
    #expect(scene.log.lines(of: "A").filter { $0.hasPrefix("size") } == ["size, presents true"])
    scene.rest()
    b.dismiss(animated: true)
    Headless.settle()

    #expect(scene.log.lines(of: "A").filter { $0.hasPrefix("size") } == ["size, presents false"])
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test("SZ-08 a turn that a presentation forces is not told to its presenter as a size")
  func forcedByPresentation() {
    let scene = Scene()
    let (a, b) = (Held("A", scene.log, .portrait), Held("B", scene.log, .landscape))
    scene.show(a)

    a.present(b, animated: true)
    Headless.settle()

    #expect(UIScreen.main.bounds.size == CGSize(width: 844, height: 390))
    #expect(b.view.bounds.width == 844)
    #expect(!scene.log.lines(of: "A").contains { $0.hasPrefix("size") })
  }

  /// A controller that allows landscape alone and writes how wide it is laid out, and what it is told.
  private final class Launched: UIViewController {
    let log: CallbackLog
    var ways = UIInterfaceOrientationMask.landscape

    init(_ log: CallbackLog) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ways }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("size")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.add("traits")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.add("layout \(Int(view.bounds.width))")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("dA")
    }
  }

  @Test("RL-02 a launch into another orientation is laid out after the traits, before the did")
  func launchLaidOut() {
    let scene = Scene()
    scene.window.rootViewController = Launched(scene.log)

    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(scene.log.lines.withoutRepeats == ["traits", "layout 844", "dA"])
  }

  @Test("RL-03 on a turn a navigation's screen is laid out after the messages of size and traits")
  func turnLaidOut() {
    let scene = Scene()
    let screen = Launched(scene.log)
    screen.ways = .all
    scene.show(UINavigationController(rootViewController: screen))

    Headless.turn(to: .landscapeLeft)
    Headless.settle()

    let lines = scene.log.lines.filter { $0 != "layout 390" }.withoutRepeats
    #expect(lines == ["size", "traits", "layout 844"])
  }

  @Test("a launch into another orientation tells of traits after the will, and of no size")
  func launchTurned() {
    let scene = Scene()
    let a = Held("A", scene.log, .landscape)
    scene.window.rootViewController = a

    scene.window.makeKeyAndVisible()
    Headless.settle()

    #expect(scene.log.lines(of: "A") == ["wA", "willTraits", "traits", "dA"])
    #expect(a.view.bounds.width == 844)
  }

  @Test("TX-08 under a tab bar controller children are asked and have no say; its delegate has")
  func tabs() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let scene = Scene()
    let child = Held("A", scene.log, .portrait)
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    scene.show(tabs)

    Headless.turn(to: .landscapeLeft)
    Headless.settle()
    #expect(child.wasAsked)
    #expect(child.view.bounds.width == 844)

    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.setNeedsUpdateOfSupportedInterfaceOrientations()
    Headless.settle()
    #expect(child.view.bounds.width == 390)
  }
}
