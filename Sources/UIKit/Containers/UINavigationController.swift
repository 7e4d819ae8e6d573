import CoreGraphics
public import Foundation

/// A container that shows the top of a stack of controllers.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  // Both are read or changed at one go, so that checks at run time would only cost.
  @exclusivity(unchecked) final var stack = NavigationStack()
  private(set) final lazy var popGesture = PopGesture(self)
  @exclusivity(unchecked) final var bars = NavigationBars()
  /// What hides the bars by itself; made when the first switch of that kind is used.
  final var barGestures: BarGestures?

  /// What a change of the stack looks like.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    placeRoot(rootViewController)
  }

  /// Makes a navigation with bars of classes of one's own; the system's where there is none.
  ///
  /// Differs from UIKit: such a bar is made by `init(coder:)`; where that makes none, the bar is the
  /// system's, and it raises (K13).
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    bars.classes = (navigationBarClass, toolbarClass)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The duration of hiding and showing bars, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// Who chooses animations and hears of changes; not kept.
  @exclusivity(unchecked) open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      if delegate !== oldValue { popGesture.isAnimatedByDelegate = nil }
    }
  }

  /// The stack, bottom first; up to date as soon as a request returns (NV-02).
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.controllers.last }
  /// The controller that is on the screen: the top, or what it presents.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    requestPush(viewController, animated: animated)
  }
  /// Takes the top off; the bottom stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    requestPop(animated: animated)
  }
  /// Takes off what lies above a controller.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  { requestPop(to: viewController, animated: animated) }
  /// Takes off all but the bottom.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    requestPopToRoot(animated: animated)
  }
  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    requestStack(viewControllers, animated: animated)
  }

  // MARK: - Bars

  override var coveredByBars: UIEdgeInsets { coveredByOwnBars }
  /// Unlike others, as the documentation of `definesPresentationContext` says.
  override var definesContextUnasked: Bool { true }
  public private(set) final lazy var navigationBar: UINavigationBar = makeTopBar()
  open var isNavigationBarHidden: Bool {
    get { bars.isTopHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar, which then moves; what it covers changes at once. (Inferred.)
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideTopBar(hidden, animated: animated)
  }
  /// The bar at the bottom, which shows the top's buttons.
  open var toolbar: UIToolbar! { toolbarMade }
  /// Whether the bar at the bottom is hidden, which it is at first.
  open var isToolbarHidden: Bool {
    get { bars.isBottomHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar at the bottom, which then moves; what it covers changes at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }
  /// Whether a swipe up hides the bars, and one down shows them.
  open var hidesBarsOnSwipe: Bool {
    get { bars.hiding.switches.onSwipe }
    set { setSwitch(\.onSwipe, newValue) }
  }
  /// Whether a tap hides the bars, and the next one shows them.
  open var hidesBarsOnTap: Bool {
    get { bars.hiding.switches.onTap }
    set { setSwitch(\.onTap, newValue) }
  }
  /// Whether a keyboard that comes up hides the bars; a tap shows them again.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.hiding.switches.whenKeyboardAppears }
    set { setSwitch(\.whenKeyboardAppears, newValue) }
  }
  /// Whether low height hides the bars; a tap where they would be shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hiding.switches.whenVerticallyCompact }
    set { setSwitch(\.whenVerticallyCompact, newValue) }
  }
  /// The recognizer of swipes that hide and show the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barGesturesMade.swipe }
  /// The recognizer of taps that hide and show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barGesturesMade.tap }
  /// The recognizer by which a finger from the left edge goes back; off at the bottom of the stack, and
  /// where the delegate chooses animators, until an app gives the recognizer a delegate of its own.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  // MARK: - As a controller

  /// Goes back.
  open override func accessibilityPerformEscape() -> Bool { escape() }
  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }
  /// Pushes the secondary controller of a split view that becomes narrow.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { pushViewController(secondaryViewController, animated: false) }
  /// Pops what lies above the bottom as the secondary controller of a split view that becomes wide.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { popViewController(animated: false) }
  /// The stack below the source, top first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  { childrenWithout(source).reversed() }
  /// Takes off what lies above the child.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled) }
  /// How the interface may lie, as the delegate says, or as of any controller; children have no say.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalMethod.own(delegate) { $0.navigationControllerSupportedInterfaceOrientations(self) }
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.own(delegate) {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }
  open override func loadView() { inherited { buildView() } }
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barGestures?.noteHeight()
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    inherited {
      if view.window == nil { applyUnseen() }
      showTopIfNeeded()
      forwardBegin(isAppearing: true, animated: animated)
      announceFirstShow(animated: animated)
    }
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    inherited {
      barGestures?.noteHeight()
      concludeFirstShow(animated: animated)
      forwardEnd()
    }
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    inherited { forwardBegin(isAppearing: false, animated: animated) }
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    inherited {
      forwardEnd()
      showQueueSoon()
    }
  }
  /// The top decides where the bar is hidden (SB-02).
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The top decides whether the status bar is shown. (Inferred.)
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// Follows the bar's style (SB-02).
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
}
