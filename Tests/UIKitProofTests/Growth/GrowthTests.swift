import Testing
import UIKit

/// What is twice as deep, high or wide costs twice as many steps at most.
@MainActor @Suite("The work grows as what it is done on", .serialized) struct GrowthTests {
  /// What grows, and what is done on it.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Builds so many, and gives what is to be done on them.
    let prepare: @MainActor @Sendable (Int) -> () -> Void

    init(
      _ testDescription: String, _ prepare: @escaping @MainActor @Sendable (Int) -> () -> Void
    ) {
      self.testDescription = testDescription
      self.prepare = prepare
    }
  }

  nonisolated static let rows: [Row] = [
    Row("a screen that is shown with children in one another") { count in
      let scene = GrowthScene()
      scene.nest(count)
      return { scene.showAndDismiss() }
    },
    Row("a screen that is shown with children beside one another") { count in
      let scene = GrowthScene()
      for _ in 0..<count { GrowthScene.add(UIViewController(), to: scene.other) }
      return { scene.showAndDismiss() }
    },
    // Screens that leave the status bar alone are asked one by one, from the top: each may answer by code of its own.
    Row("screens that present one another, and are dismissed at once") { count in
      let scene = GrowthScene()
      return { scene.chain(count, .fullScreen) }
    },
    Row("a push and a pop on a stack of screens") { count in
      let navigation = UINavigationController()
      let scene = GrowthScene(root: navigation)
      let stack = (0..<count).map { _ in UIViewController() }
      navigation.setViewControllers(stack, animated: false)
      return {
        navigation.pushViewController(scene.other, animated: false)
        scene.settle()
        navigation.popViewController(animated: false)
        scene.settle()
      }
    },
    Row("a tab that is selected among others, and the first again") { count in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<count).map { _ in UIViewController() }
      let scene = GrowthScene(root: tabs)
      return {
        for index in [1, 0] {
          tabs.selectedIndex = index
          scene.settle()
        }
      }
    },
    Row("a stack that is set anew, and loses all but the first") { count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let scene = GrowthScene(root: navigation)
      let stack = navigation.viewControllers + (0..<count).map { _ in UIViewController() }
      return {
        navigation.setViewControllers(stack, animated: false)
        scene.settle()
        navigation.popToRootViewController(animated: false)
        scene.settle()
      }
    },
  ]

  @Test("doubling doubles the steps at most", arguments: rows)
  func row(_ row: Row) {
    let steps = [64, 128, 256].map { countSteps(of: row, for: $0) }

    // What does not grow is in each; a few steps more or less are not growth.
    for (fewer, more) in zip(steps, steps.dropFirst()) {
      #expect(fewer > 0 && more <= 2 * fewer + 16, "\(steps)")
    }
  }

  /// The steps of the second time, when all is where it stays.
  private func countSteps(of row: Row, for count: Int) -> Int {
    let work = row.prepare(count)
    work()
    let before = Headless.steps
    work()
    return Headless.steps - before
  }
}

/// A window with a root at rest, and a screen to show.
@MainActor private struct GrowthScene {
  let root: UIViewController
  let other = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(root: @autoclosure () -> UIViewController = UIViewController()) {
    Headless.reset()
    self.root = root()
    other.modalPresentationStyle = .fullScreen
    window.rootViewController = self.root
    window.makeKeyAndVisible()
    settle()
  }

  func settle() { Headless.settle(within: 60) }

  static func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Puts children into the other screen, each into the one before.
  func nest(_ count: Int) {
    var parent = other
    for _ in 0..<count {
      let child = UIViewController()
      Self.add(child, to: parent)
      parent = child
    }
  }

  func showAndDismiss() {
    root.present(other, animated: false)
    settle()
    root.dismiss(animated: false)
    settle()
  }

  /// Lets screens present one another, and the lowest end it all.
  func chain(_ count: Int, _ style: UIModalPresentationStyle) {
    var top = root
    for _ in 0..<count {
      let next = UIViewController()
      next.modalPresentationStyle = style
      top.present(next, animated: false)
      settle()
      top = next
    }
    root.dismiss(animated: false)
    settle()
  }
}
