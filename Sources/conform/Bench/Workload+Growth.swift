import TransitionCertification

extension Workload {
  /// What each more of something costs: of children in one another, screens above one another, screens on a
  /// stack, and tabs. The time of each stays as it is where work grows as what it is done on.
  static let growth: [Workload] = [
    Workload(
      "engine.nested", on: "children in one another", counted: [8, 16, 32],
      timing: Timing([100, 1000], .microseconds, ofEach: true, rounds: 3, repetitions: 3),
      plotted: 1000, nested),
    Workload(
      "engine.chained", on: "screens that present one another", counted: [8, 16, 32],
      timing: Timing([100, 1000], .microseconds, ofEach: true, rounds: 3), plotted: 1000, chained),
    Workload(
      "engine.stacked", on: "screens of a stack", counted: [8, 16, 32],
      timing: Timing([100, 1000], .microseconds, ofEach: true, rounds: 3, repetitions: 10),
      plotted: 1000, stacked),
    Workload(
      "engine.tabbed", on: "tabs", counted: [8, 16, 32],
      timing: Timing([100, 1000], .microseconds, ofEach: true, rounds: 3, repetitions: 10),
      plotted: 1000, tabbed),
  ]

  /// Presents and dismisses a screen whose children lie in one another.
  @MainActor private static func nested(_ count: Int) -> @MainActor () -> Void {
    let scene = BenchScene()
    var parent = scene.other
    for _ in 0..<count {
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent = child
    }
    return {
      scene.root.present(scene.other, animated: false)
      scene.settle()
      scene.root.dismiss(animated: false)
      scene.settle()
    }
  }

  /// Lets screens present one another, and the lowest dismiss them all.
  @MainActor private static func chained(_ count: Int) -> @MainActor () -> Void {
    let scene = BenchScene()
    let screens = (0..<count).map { _ in BenchScene.makeFullScreen() }
    return {
      var top = scene.root
      for screen in screens {
        top.present(screen, animated: false)
        scene.settle()
        top = screen
      }
      scene.root.dismiss(animated: false)
      scene.settle()
    }
  }

  /// Pushes a screen on a stack, and pops it.
  @MainActor private static func stacked(_ count: Int) -> @MainActor () -> Void {
    let navigation = UINavigationController()
    let scene = BenchScene(root: navigation)
    navigation.setViewControllers((0..<count).map { _ in UIViewController() }, animated: false)
    scene.settle()
    return {
      navigation.pushViewController(scene.other, animated: false)
      scene.settle()
      navigation.popViewController(animated: false)
      scene.settle()
    }
  }

  /// Selects the second of many tabs, and the first again.
  @MainActor private static func tabbed(_ count: Int) -> @MainActor () -> Void {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { _ in UIViewController() }
    let scene = BenchScene(root: tabs)
    return {
      for index in [1, 0] {
        tabs.selectedIndex = index
        scene.settle()
      }
    }
  }
}

extension BenchScene {
  /// A screen that takes the whole window when it is presented.
  fileprivate static func makeFullScreen() -> UIViewController {
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    return screen
  }
}
