import TransitionCertification

extension Workload {
  /// How a change is made.
  private enum Look: String, CaseIterable {
    case plain = ""
    case animated = ".animated"
    /// It is not animated, and all that happens is told to an observer.
    case observed = ".observed"

    @MainActor var observer: CountingObserver? { self == .observed ? CountingObserver() : nil }
  }

  /// The engine alone, animated and observed, and a whole case with its judgement.
  static let engine: [Workload] =
    Look.allCases.flatMap { [presentDismiss($0), pushPop($0), tabSelect($0)] } + [judgedCase]

  private static func presentDismiss(_ look: Look) -> Workload {
    Workload("engine.present-dismiss\(look.rawValue)", repetitions: 1000) {
      let scene = BenchScene(observer: look.observer)
      return {
        scene.root.present(scene.other, animated: look == .animated)
        scene.settle()
        scene.root.dismiss(animated: look == .animated)
        scene.settle()
      }
    }
  }

  private static func pushPop(_ look: Look) -> Workload {
    Workload("engine.push-pop\(look.rawValue)", repetitions: 1000) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let scene = BenchScene(root: navigation, observer: look.observer)
      return {
        navigation.pushViewController(scene.other, animated: look == .animated)
        scene.settle()
        navigation.popViewController(animated: look == .animated)
        scene.settle()
      }
    }
  }

  /// Two selections, there and back; they are animated where a delegate brings an animator.
  private static func tabSelect(_ look: Look) -> Workload {
    Workload("engine.tab-select\(look.rawValue)", repetitions: 1000) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      let delegate = look == .animated ? FadingTabs() : nil
      tabs.delegate = delegate
      let scene = BenchScene(root: tabs, observer: look.observer)
      return {
        // The controller does not keep its delegate.
        withExtendedLifetime(delegate) {
          for index in [1, 0] {
            tabs.selectedIndex = index
            scene.settle()
          }
        }
      }
    }
  }

  /// A presentation and its dismissal as a case: the hierarchy set up, recorded, judged by all rules.
  private static let judgedCase = Workload("engine.present-dismiss.judged", repetitions: 100) {
    guard let scenario = ScenarioCatalogue.scenario("modal/full-screen/dismiss") else {
      preconditionFailure("the scenario is built in")
    }
    let judge = Judge()
    return { _ = judge.judge(scenario.run(.system)) }
  }
}

/// An observer that does nothing but count.
@MainActor private final class CountingObserver: StageObserver {
  private let seat = ObserverSeat()
  var note: ObserverNote { seat.note }
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
