import TransitionCertification

extension Benchmark {
  /// The engine alone, animated, watched, and a whole case with its judgement.
  static let engine: [Benchmark] = [
    Benchmark(name: "engine.present-dismiss", unit: "us") { presentDismiss() },
    Benchmark(name: "engine.push-pop", unit: "us") { pushPop() },
    Benchmark(name: "engine.tab-select", unit: "us") { tabSelect() },
    Benchmark(name: "engine.present-dismiss.animated", unit: "us") {
      presentDismiss(isAnimated: true)
    },
    Benchmark(name: "engine.push-pop.animated", unit: "us") { pushPop(isAnimated: true) },
    Benchmark(name: "engine.tab-select.animated", unit: "us") {
      tabSelect(delegate: FadingTabs())
    },
    Benchmark(name: "engine.present-dismiss.observed", unit: "us") {
      presentDismiss(isWatched: true)
    },
    Benchmark(name: "engine.present-dismiss.judged", unit: "us") { judgedCase() },
  ]

  @MainActor private static func presentDismiss(
    isAnimated: Bool = false, isWatched: Bool = false
  ) -> Double {
    let watch = CountingObserver()
    return best(repetitions: 1000) {
      let scene = BenchScene()
      if isWatched { scene.host.observer = watch }
      return scene
    } _: { scene in
      scene.root.present(scene.other, animated: isAnimated)
      scene.settle()
      scene.root.dismiss(animated: isAnimated)
      scene.settle()
    }
  }

  @MainActor private static func pushPop(isAnimated: Bool = false) -> Double {
    best(repetitions: 1000) {
      BenchScene(root: UINavigationController(rootViewController: UIViewController()))
    } _: { scene in
      guard let navigation = scene.root as? UINavigationController else {
        preconditionFailure("the root is a stack")
      }
      navigation.pushViewController(scene.other, animated: isAnimated)
      scene.settle()
      navigation.popViewController(animated: isAnimated)
      scene.settle()
    }
  }

  /// Two selections, there and back; they are animated where a delegate brings an animator.
  @MainActor private static func tabSelect(
    delegate: (any UITabBarControllerDelegate)? = nil
  ) -> Double {
    best(repetitions: 1000) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.delegate = delegate
      return BenchScene(root: tabs)
    } _: { scene in
      guard let tabs = scene.root as? UITabBarController else {
        preconditionFailure("the root is a tab bar controller")
      }
      for index in [1, 0] {
        tabs.selectedIndex = index
        scene.settle()
      }
    }
  }

  /// A presentation and its dismissal as a case: the hierarchy set up, recorded, judged by all rules.
  @MainActor private static func judgedCase() -> Double {
    guard let scenario = ScenarioCatalogue.scenario("modal/full-screen/dismiss") else {
      preconditionFailure("the scenario is built in")
    }
    let judge = Judge()
    return best(repetitions: 100) {
    } _: { _ in
      _ = judge.judge(scenario.run(.system))
    }
  }
}

/// An observer that does nothing but count.
@MainActor private final class CountingObserver: StageObserver {
  private(set) var count = 0

  func stage(_ event: StageEvent, cause: StageCause) { count += 1 }
}

/// A delegate whose animator fades the new tab in.
@MainActor
private final class FadingTabs: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
