public import UIKit

/// Tabs that turn like pages, of themselves or after a finger: a tab bar controller that is its own delegate.
open class PagingTabs: UITabBarController, UITabBarControllerDelegate {
  private lazy var driver = PanDriver(.left) { [weak self] in self?.turn() }

  /// Makes a tab bar controller without tabs.
  public init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    driver.watch(view)
  }

  /// The place of the tab that is shown.
  open var place: Int { selectedIndex }

  /// Selects the next tab, as the finger asks.
  private func turn() {
    let next = place + 1
    if next < viewControllers?.count ?? 0 { selectedIndex = next }
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PageAnimator(isForward: place(of: fromVC) < place(of: toVC))
  }

  private func place(of screen: UIViewController) -> Int {
    viewControllers?.firstIndex { $0 === screen } ?? 0
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver.isPulling ? driver : nil }
}

/// Moves two screens side by side, as pages lie.
public final class PageAnimator: SlideAnimator {
  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    context.placeIncomingView(behind: false)?.transform = shift(context)
  }

  public override func move(_ context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to)?.transform = .identity
    context.view(forKey: .from)?.transform = shift(context).inverted()
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    for key in [UITransitionContextViewKey.from, .to] {
      context.view(forKey: key)?.transform = .identity
    }
  }

  /// From the place of the screen that goes to that of the one that comes.
  private func shift(_ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
    let width = context.containerView.bounds.width
    return CGAffineTransform(translationX: isForward ? width : -width, y: 0)
  }
}
