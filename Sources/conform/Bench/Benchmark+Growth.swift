import TransitionCertification

extension Benchmark {
  /// What each more of something costs: of children in one another, screens above one another, and screens on
  /// a stack. It stays as it is where work grows as what it is done on.
  static let growth: [Benchmark] =
    [100, 1000].map { count in
      Benchmark(name: "engine.nested.\(count)", unit: "us") { nested(count) }
    }
    + [100, 1000].map { count in
      Benchmark(name: "engine.chained.\(count)", unit: "us") { chained(count) }
    }
    + [100, 1000].map { count in
      Benchmark(name: "engine.stacked.\(count)", unit: "us") { stacked(count) }
    }

  /// Presents and dismisses a screen whose children lie in one another; in microseconds a child.
  @MainActor private static func nested(_ count: Int) -> Double {
    let time = best(of: 3, repetitions: 3) {
      let scene = BenchScene()
      var parent = scene.other
      for _ in 0..<count {
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent = child
      }
      return scene
    } _: { scene in
      scene.root.present(scene.other, animated: false)
      scene.settle()
      scene.root.dismiss(animated: false)
      scene.settle()
    }
    return time / Double(count)
  }

  /// Lets screens present one another, and the lowest dismiss them all; in microseconds a screen.
  @MainActor private static func chained(_ count: Int) -> Double {
    let time = best(of: 3, repetitions: 1) {
      let scene = BenchScene()
      return (scene, (0..<count).map { _ in BenchScene.makeFullScreen() })
    } _: { input in
      let (scene, screens) = input
      var top = scene.root
      for screen in screens {
        top.present(screen, animated: false)
        scene.settle()
        top = screen
      }
      scene.root.dismiss(animated: false)
      scene.settle()
    }
    return time / Double(count)
  }

  /// Pushes a screen on a stack, and pops it; in microseconds a screen of the stack.
  @MainActor private static func stacked(_ count: Int) -> Double {
    let time = best(of: 3, repetitions: 10) {
      let navigation = UINavigationController()
      let scene = BenchScene(root: navigation)
      navigation.setViewControllers((0..<count).map { _ in UIViewController() }, animated: false)
      scene.settle()
      return (scene, navigation)
    } _: { input in
      let (scene, navigation) = input
      navigation.pushViewController(scene.other, animated: false)
      scene.settle()
      navigation.popViewController(animated: false)
      scene.settle()
    }
    return time / Double(count)
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
