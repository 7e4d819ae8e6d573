public import Foundation

/// A container that shows one of several children, which a bar of tabs stands for.
///
/// Differs from UIKit: however many children there are, all have a tab; there is no controller for
/// those that find no place in the bar, and the user cannot rearrange them. A request to select a
/// controller that is no child, or a place without a child, is dropped in silence.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  @exclusivity(unchecked) final var state = TabBarState()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who has a say in selections, animates them and hears of them; not kept.
  @exclusivity(unchecked) open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: - Children

  /// The children, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { state.controllers.isEmpty ? nil : state.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the children; how their tabs change is not modelled.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    requestList(viewControllers ?? [], animated: animated)
  }
  /// The children that the user may rearrange; kept, and without effect.
  open var customizableViewControllers: [UIViewController]?

  // MARK: - Selection

  /// The child that is shown, or will be; set, it begins to be shown within the call (TB-01).
  ///
  /// The delegate is not asked whether it may, nor told that it did (TB-05). A controller that is no
  /// child is not selected, where UIKit raises an exception. (Inferred.)
  open var selectedViewController: UIViewController? {
    get { state.selection.wanted }
    set { requestSelection(newValue) }
  }
  /// The place of the child that is shown, or will be; `NSNotFound` where there is none.
  open var selectedIndex: Int {
    get { indexOfSelected }
    set { requestIndex(newValue) }
  }

  // MARK: - Orientation

  /// How the interface may lie, as the delegate says, or as of any controller; the child that is shown is
  /// asked, and has no say (TX-08).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    _ = selectedViewController?.supportedInterfaceOrientations
    return OptionalMethod.own(delegate) { $0.tabBarControllerSupportedInterfaceOrientations(self) }
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.own(delegate) {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: - The bar

  override var coveredByBars: UIEdgeInsets { coveredByTabBar }
  public private(set) final lazy var tabBar: UITabBar = makeBar()
  open var isTabBarHidden: Bool {
    get { state.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar; how it moves is not modelled.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden) }

  /// Told that the user has chosen a tab, before it is selected. (Inferred.)
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: - As a controller

  open override func loadView() { inherited { buildView() } }
  /// Selects the child.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    inherited {
      placeSelected()
      updateBarVisibility()
      forwardBegin(isAppearing: true, animated: animated)
    }
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    inherited { forwardEnd() }
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    inherited { forwardBegin(isAppearing: false, animated: animated) }
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    inherited { forwardEnd() }
  }
}

/// An object that has a say in selections, animates them and hears of them; all of it is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asked whether a tap may select a child (TB-05).
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Told that a tap has selected a child, also one that was selected already (TB-05).
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Would be told that the user begins to rearrange tabs; never is.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController])
  /// Would be told that the user ends rearranging tabs; never is.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Would be told that the user has rearranged tabs; never is.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Asked who drives a selection, where it is animated.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asked who animates a selection, by code or by a tap; without an answer it is not animated.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asked how the interface may lie.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Asked how the interface is to lie when the controller is presented.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    OptionalMethod.handOn(self, "tabBarControllerSupportedInterfaceOrientations:") {
      (next: any UITabBarControllerDelegate) in
      next.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    } ?? OptionalMethod.leftOut(.allButUpsideDown)
  }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    OptionalMethod.handOn(self, "tabBarControllerPreferredInterfaceOrientationForPresentation:") {
      (next: any UITabBarControllerDelegate) in
      next.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    } ?? OptionalMethod.leftOut(.portrait)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    OptionalMethod.handOn(self, "tabBarController:shouldSelect:") {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, shouldSelect: viewController)
    } ?? true
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    _ = OptionalMethod.handOn(self, "tabBarController:didSelect:") {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didSelect: viewController)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    _ = OptionalMethod.handOn(self, "tabBarController:willBeginCustomizing:") {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    _ = OptionalMethod.handOn(self, "tabBarController:willEndCustomizing:changed:") {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    _ = OptionalMethod.handOn(self, "tabBarController:didEndCustomizing:changed:") {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethod.handOn(self, "tabBarController:interactionControllerFor:") {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(tabBarController, interactionControllerFor: animationController)
    } ?? nil
  }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethod.handOn(self, "tabBarController:animationControllerForTransitionFrom:to:") {
      (next: any UITabBarControllerDelegate) in
      next.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    } ?? nil
  }
}
