public import Foundation
import UIKitSemantics

/// A container whose pages turn, by code and by a finger.
///
/// Differs from UIKit: pages that curl move as those that scroll do; there is no indicator with dots.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  final var book = PageBook()
  private(set) final lazy var gestures = PageGestures(self)

  /// Makes a page view controller.
  ///
  /// - Parameters:
  ///   - style: how pages turn.
  ///   - navigationOrientation: along which axis.
  ///   - options: numbers, by their names.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spineLocation = Self.spine(options, style)
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = spineLocation == .mid
  }

  /// Pages that curl, bound at the left.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  public internal(set) final var transitionStyle: TransitionStyle
  public internal(set) final var navigationOrientation: NavigationOrientation
  /// Where the pages are bound together; none where they scroll.
  public internal(set) final var spineLocation: SpineLocation
  /// Whether pages have a back; they have to where two lie side by side (Apple's reference).
  ///
  /// Differs from UIKit: nothing is raised where they have none there, nor where too few pages are set.
  open var isDoubleSided = false

  /// Who hears of turns by the user; not kept.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Who knows the other pages; not kept. Without one, no finger turns a page.
  ///
  /// Another one, or the same one again, has the neighbours forgotten that were kept; libraries rely on
  /// it. (Inferred.)
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { note(.sourceChanged) }
  }

  /// The pages that are shown, or that code has asked for.
  open var viewControllers: [UIViewController]? { book.pages }

  /// Shows other pages; nobody but the closure is told (PG-05).
  ///
  /// - Parameters:
  ///   - viewControllers: The pages to be shown.
  ///   - direction: Which way the pages turn.
  ///   - animated: Whether the turn is animated.
  ///   - completion: told at the end whether the animation ran through; a turn that another request
  ///     overtakes did not.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    requestPages(viewControllers ?? [], direction, animated: animated, completion: completion)
  }

  /// What fingers turn pages by, where these curl; scrolling pages have theirs to themselves.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [gestures.pan, gestures.tap] : []
  }

  // MARK: - As a controller

  /// How the interface may lie, as the delegate says, or as of any controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    OptionalMethod.own(delegate) { $0.pageViewControllerSupportedInterfaceOrientations(self) }
      ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    OptionalMethod.own(delegate) {
      $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }
  open override func loadView() { buildView() }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    book.hasAppeared = true
    forwardBegin(isAppearing: true, animated: animated)
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    forwardEnd()
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    forwardBegin(isAppearing: false, animated: animated)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    forwardEnd()
  }

  private static func spine(
    _ options: [OptionsKey: Any]?, _ style: TransitionStyle
  ) -> SpineLocation {
    guard style == .pageCurl else { return .none }
    let number = (options?[.spineLocation] as? NSNumber)?.intValue
    let value = options?[.spineLocation] as? SpineLocation
    return value ?? number.flatMap(SpineLocation.init) ?? .min
  }
}
