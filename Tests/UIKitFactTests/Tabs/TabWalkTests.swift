import Testing
import Thoroughness
import UIKit

@MainActor @Suite("Random walks among tabs", .serialized) struct TabWalkTests {
  @Test(
    "after a random walk everything is at rest, and everybody heard whole pairs",
    arguments: (0..<20).sampled(2))
  func walk(block: Int) {
    for seed in block * 20..<(block + 1) * 20 {
      var walker = TabWalker(seed: UInt64(seed))
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

/// Somebody who asks tabs, a stack in one of them, and what covers them for whatever comes to mind.
@MainActor private struct TabWalker {
  private var random: SeededNumbers
  private let scene = Scene()
  private let tab = UITabBarController()
  private let nav: UINavigationController
  private let delegate: LoggedTabDelegate
  private var controllers: [LoggedController] = []
  private var drivers: [UIPercentDrivenInteractiveTransition] = []
  private(set) var steps: [String] = []

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
    let scene = scene
    controllers = (0..<3).map { LoggedController("C\($0)", scene.log, .isAppearing) }
    nav = UINavigationController(rootViewController: controllers[0])
    delegate = LoggedTabDelegate(CallbackLog())
    tab.viewControllers = [nav, controllers[1], controllers[2]]
    tab.delegate = delegate
    scene.window.rootViewController = tab
    scene.window.makeKeyAndVisible()
    Headless.settle()
  }

  private mutating func make() -> LoggedController {
    let controller = LoggedController("C\(controllers.count)", scene.log, .isAppearing)
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
    controller.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
    controllers.append(controller)
    return controller
  }

  mutating func step() {
    let animated = Bool.random(using: &random)
    let step = Int.random(in: 0..<14, using: &random)
    let index = Int.random(in: 0..<3, using: &random)
    steps.append("\(step)\(animated ? "a" : "")\(index)")
    switch step {
    case 0, 1, 2: tab.selectedIndex = index
    case 3: tap(index)
    case 4: changeList()
    case 5: tab.present(make(), animated: animated)
    case 6: tab.dismiss(animated: animated)
    case 7: nav.pushViewController(make(), animated: animated)
    case 8: nav.popViewController(animated: animated)
    case 9: animate()
    case 10: letGo()
    case 11: hookSomebody(index)
    case 12: Headless.turn()
    default: Headless.advance(by: Double.random(in: 0...0.5, using: &random))
    }
  }

  private func tap(_ index: Int) {
    guard tab.isViewLoaded, let count = tab.tabBar.items?.count, count > 0 else { return }
    let bar = tab.tabBar
    let x = bar.bounds.width / CGFloat(count) * (CGFloat(index) + 0.5)
    Headless.touchDown(at: bar.convert(CGPoint(x: x, y: 20), to: nil))
    Headless.touchUp()
  }

  /// Puts somebody new among the tabs, takes somebody away, or all.
  private mutating func changeList() {
    var list = tab.viewControllers ?? []
    switch Int.random(in: 0..<4, using: &random) {
    case 0: list.insert(make(), at: 0)
    case 1: if let gone = list.indices.randomElement(using: &random) { list.remove(at: gone) }
    case 2: list.reverse()
    default: list = [make()]
    }
    tab.setViewControllers(list, animated: Bool.random(using: &random))
  }

  /// Lets the next selections be animated, and held, or not.
  private mutating func animate() {
    delegate.animator = Bool.random(using: &random) ? LoggedAnimator(CallbackLog()) : nil
    delegate.driver = nil
    guard Bool.random(using: &random) else { return }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = Bool.random(using: &random)
    drivers.append(driver)
    delegate.driver = driver
  }

  private mutating func letGo() {
    for driver in drivers {
      driver.update(0.4)
      if Bool.random(using: &random) { driver.finish() } else { driver.cancel() }
    }
  }

  /// Lets somebody ask for a selection in the middle of a change.
  private mutating func hookSomebody(_ index: Int) {
    let callbacks = ["wA", "iA", "dA", "wD", "dD", "wL", "didMove"]
    guard let controller = controllers.randomElement(using: &random),
      let callback = callbacks.randomElement(using: &random)
    else { return }
    let tab = tab
    controller.hooks[callback] = { [weak controller] in
      controller?.hooks[callback] = nil
      tab.selectedIndex = index
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
    let list = tab.viewControllers ?? []
    if tab.children != list { complaints.append("\(tab.children.count) children") }
    if let selected = tab.selectedViewController, !list.contains(selected) {
      complaints.append("a stranger is selected")
    }
    if tab.selectedViewController == nil, !list.isEmpty { complaints.append("none is selected") }
    for child in list where child.viewIfLoaded?.superview != nil {
      if child !== tab.selectedViewController, tab.view.window != nil {
        complaints.append("a view too many")
      }
    }
    if tab.view.window != nil, let view = tab.selectedViewController?.view, view.window == nil {
      complaints.append("the selected is not seen")
    }
    for controller in controllers { complaints += controller.ailments }
    complaints += Headless.complaints.filter { $0.id == "D1" }.map(\.text)
    return complaints
  }
}
