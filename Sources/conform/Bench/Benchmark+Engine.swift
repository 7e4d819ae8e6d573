import TransitionCertification
import VirtualTime

extension Benchmark {
  /// The engine alone, watched, and a whole case with its judgement.
  static let engine: [Benchmark] = [
    Benchmark(name: "engine.present-dismiss", unit: "us") { presentDismiss(isWatched: false) },
    Benchmark(name: "engine.push-pop", unit: "us") { pushPop() },
    Benchmark(name: "engine.tab-select", unit: "us") { tabSelect() },
    Benchmark(name: "engine.present-dismiss.observed", unit: "us") {
      presentDismiss(isWatched: true)
    },
    Benchmark(name: "engine.present-dismiss.judged", unit: "us") { judgedCase() },
  ]

  @MainActor private static func presentDismiss(isWatched: Bool) -> Double {
    let watch = CountingObserver()
    return best(repetitions: 1000) {
      let scene = BenchScene(root: UIViewController())
      if isWatched { scene.host.observer = watch }
      return scene
    } _: { scene in
      scene.root.present(scene.other, animated: true)
      scene.settle()
      scene.root.dismiss(animated: true)
      scene.settle()
    }
  }

  @MainActor private static func pushPop() -> Double {
    best(repetitions: 1000) {
      BenchScene(root: UINavigationController(rootViewController: UIViewController()))
    } _: { scene in
      let navigation = scene.root as? UINavigationController
      navigation?.pushViewController(scene.other, animated: true)
      scene.settle()
      navigation?.popViewController(animated: true)
      scene.settle()
    }
  }

  /// Two selections, there and back, as the system makes them.
  @MainActor private static func tabSelect() -> Double {
    best(repetitions: 1000) {
      BenchScene(root: twoTabs())
    } _: { scene in
      let tabs = scene.root as? UITabBarController
      for index in [1, 0] {
        tabs?.selectedIndex = index
        scene.settle()
      }
    }
  }

  @MainActor private static func twoTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    return tabs
  }

  /// A presentation and its dismissal as a case: the hierarchy set up, recorded, judged by all rules.
  @MainActor private static func judgedCase() -> Double {
    guard let scenario = ScenarioCatalogue.scenario("modal/full-screen/dismiss") else {
      return 0
    }
    let judge = Judge()
    return best(repetitions: 100) {
    } _: { _ in
      _ = judge.judge(scenario.run(.system))
    }
  }
}

/// A scene for measuring: a window with a root, and a controller to show.
@MainActor private struct BenchScene {
  let host = makeSceneHost()
  let root: UIViewController
  let other: UIViewController
  private let window: UIWindow

  init(root: @autoclosure () -> UIViewController) {
    host.reset(profile: .iOS18)
    self.root = root()
    other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = self.root
    window.makeKeyAndVisible()
    settle()
  }

  func settle() { _ = host.settle(within: 60) }
}

/// An observer that does nothing but count.
@MainActor private final class CountingObserver: StageObserver {
  private(set) var count = 0

  func stage(_ event: StageEvent, cause: StageCause) { count += 1 }
}

extension Benchmark {
  /// The virtual clock, filled and emptied.
  static let clock: [Benchmark] = [1000, 16000].map { count in
    Benchmark(name: "clock.drain.\(count)", unit: "us") { drain(count) }
  }

  /// Fills a clock with work at scattered instants and takes it all off, in microseconds an item.
  @MainActor private static func drain(_ count: Int) -> Double {
    let time = best(repetitions: 1) {
      VirtualClock<Int>()
    } _: { clock in
      for index in 0..<count {
        let delay = Int64(index &* 7919 % 4099)
        clock.schedule(index, after: TimeSpan(microseconds: delay))
      }
      while let instant = clock.nextInstant {
        clock.advance(to: instant)
        for ticket in clock.takeDue() { _ = clock.claim(ticket) }
      }
    }
    return time / Double(count)
  }
}
