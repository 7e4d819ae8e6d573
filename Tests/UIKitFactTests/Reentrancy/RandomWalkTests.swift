import Testing
import Thoroughness
import UIKit

/// A source of numbers that always gives the same ones.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_f491_4f6c_dd1d
  }
}

@MainActor @Suite("Random walks", .serialized) struct RandomWalkTests {
  @Test(
    "after a random walk everything is at rest, and everybody heard whole pairs",
    arguments: (0..<40).sampled(4))
  func walk(block: Int) {
    for seed in block * 20..<(block + 1) * 20 {
      var walker = Walker(seed: UInt64(seed))
      for _ in 0..<14 { walker.step() }
      let settled = walker.rest()

      let complaints = walker.complaints
      #expect(
        settled && complaints.isEmpty,
        "seed \(seed): \(complaints), \(walker.steps), \(Headless.complaints.map(\.id))")
      if !complaints.isEmpty { return }
    }
  }
}

/// Somebody who asks a navigation and what it presents for whatever comes to mind.
@MainActor private struct Walker {
  private var random: SeededNumbers
  private let scene = Scene()
  private let nav: UINavigationController
  private let delegate: LoggedNavigationDelegate
  private let modalDelegate: LoggedTransitioningDelegate
  private var controllers: [LoggedController] = []
  private var drivers: [UIPercentDrivenInteractiveTransition] = []
  private(set) var steps: [String] = []

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    let a = LoggedController("A", scene.log, .isAppearing)
    controllers = [a]
    nav = UINavigationController(rootViewController: a)
    let quiet = CallbackLog()
    delegate = LoggedNavigationDelegate(quiet)
    delegate.animator = LoggedAnimator(quiet)
    nav.delegate = delegate
    modalDelegate = LoggedTransitioningDelegate(quiet)
    modalDelegate.animator = LoggedAnimator(quiet)
    scene.window.rootViewController = nav
    scene.window.makeKeyAndVisible()
    Headless.settle()
  }

  private mutating func make() -> LoggedController {
    let controller = LoggedController("C\(controllers.count)", scene.log, .isAppearing)
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen, .custom]
    controller.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
    controller.transitioningDelegate = modalDelegate
    controllers.append(controller)
    return controller
  }

  /// The controller at the top of the chain of presentations.
  private var top: UIViewController {
    var top: UIViewController = nav
    while let next = top.presentedViewController { top = next }
    return top
  }

  mutating func step() {
    let animated = Bool.random(using: &random)
    let step = Int.random(in: 0..<15, using: &random)
    steps.append("\(step)\(animated ? "a" : "")")
    switch step {
    case 0, 1: top.present(make(), animated: animated)
    case 2: top.dismiss(animated: animated)
    case 3: nav.dismiss(animated: animated)
    case 4, 5: nav.pushViewController(make(), animated: animated)
    case 6: nav.popViewController(animated: animated)
    case 7: nav.setViewControllers([make(), make()], animated: animated)
    case 8: drive()
    case 9: letGo()
    case 10: Headless.turn()
    case 11: changeFamily()
    case 12: hookSomebody(animated: animated)
    default: Headless.advance(by: Double.random(in: 0...0.5, using: &random))
    }
  }

  /// Lets the next changes begin under drivers, or not.
  private mutating func drive() {
    modalDelegate.removesPresenter = Bool.random(using: &random)
    let isDriving = Bool.random(using: &random)
    delegate.driver = isDriving ? makeDriver() : nil
    modalDelegate.driver = isDriving ? makeDriver() : nil
  }

  private mutating func makeDriver() -> UIPercentDrivenInteractiveTransition {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = Bool.random(using: &random)
    drivers.append(driver)
    return driver
  }

  private mutating func letGo() {
    for driver in drivers {
      driver.update(0.4)
      if Bool.random(using: &random) { driver.finish() } else { driver.cancel() }
    }
  }

  /// Gives somebody a child, or takes one away.
  private mutating func changeFamily() {
    guard let parent = controllers.randomElement(using: &random) else { return }
    if let child = parent.children.randomElement(using: &random) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    } else if parent.isViewLoaded {
      let child = make()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  /// Lets somebody ask for a change in the middle of a change.
  private mutating func hookSomebody(animated: Bool) {
    let callbacks = ["wA", "iA", "dA", "wD", "dD", "wL", "didMove"]
    guard let controller = controllers.randomElement(using: &random),
      let callback = callbacks.randomElement(using: &random)
    else { return }
    let newcomer = make()
    let (nav, isPop) = (nav, Bool.random(using: &random))
    controller.hooks[callback] = { [weak controller] in
      controller?.hooks[callback] = nil
      if isPop {
        nav.popToRootViewController(animated: animated)
      } else if newcomer.parent == nil, newcomer.presentingViewController == nil {
        controller?.present(newcomer, animated: animated)
      }
    }
  }

  /// Lets go of everything until nothing moves.
  mutating func rest() -> Bool {
    for _ in 0..<40 {
      letGo()
      Headless.settle(within: 5)
      if Headless.pending.isEmpty { return true }
    }
    return false
  }

  /// What is wrong with the scene at rest.
  var complaints: [String] {
    var complaints: [String] = []
    if nav.children != nav.viewControllers {
      complaints.append("children \(names(nav.children)), stack \(names(nav.viewControllers))")
    }
    if !Headless.pending.isEmpty { complaints.append("pending \(Headless.pending)") }
    for controller in controllers { complaints += controller.ailments }
    complaints += Headless.complaints.filter { $0.id == "D1" }.map(\.text)
    if top.viewIfLoaded?.window == nil { complaints.append("the top is not seen") }
    let count = scene.window.subviews.count
    var chain = 0
    var controller: UIViewController = nav
    while let next = controller.presentedViewController {
      chain += 1
      controller = next
    }
    if count > chain + 1 { complaints.append("\(count) views for \(chain) presentations") }
    return complaints
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { ($0 as? LoggedController)?.name ?? "?" }.joined(separator: " ")
  }
}
